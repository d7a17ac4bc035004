/// One piece of what a person reads. The list is closed and small, so that every format can draw all of it.
package indirect enum Block: Equatable, Sendable {
  /// A title; level 1 opens an answer, level 2 a card, level 3 a part of one.
  case heading(Text, level: Int)
  case paragraph(Text)
  /// Names with their values, drawn aligned.
  case facts([Fact])
  case table(Table)
  /// Things in the order of time.
  case timeline([Moment])
  case list([Text])
  /// Labelled amounts, drawn as bars of one scale.
  case bars([Bar])
  /// The weather of days in a row, drawn as a strip with one column a day.
  case weather([WeatherDay])
  /// Parts of one whole, drawn as one stacked bar against a limit, with each part named below.
  case share(Share)
  /// Places where they lie and the way from each to the next, drawn as a small map where pictures were asked for; all
  /// that it shows is told elsewhere, so a format may leave it out.
  case sketch([MapFeature])
  /// Text with its own lines, such as a script; drawn as it is.
  case verbatim(String)
  /// What to do next; `command` can be pasted.
  case hint(Text, command: String?)

  /// A name with its value.
  package struct Fact: Equatable, Sendable {
    package let name: Text
    package let value: Text

    package init(_ name: Text, _ value: Text) {
      self.name = name
      self.value = value
    }
  }

  /// Something that happens at a time, with what belongs to it below.
  package struct Moment: Equatable, Sendable {
    /// Whether one is somewhere then, or on the way from the moment before to the one after.
    package enum Kind: Equatable, Sendable { case stop, way }

    package let kind: Kind
    package let time: Text
    package let title: Text
    package let details: [Text]

    package init(_ kind: Kind = .stop, time: Text, title: Text, details: [Text] = []) {
      self.kind = kind
      self.time = time
      self.title = title
      self.details = details
    }
  }

  /// A labelled amount or range, from 0 up.
  package struct Bar: Equatable, Sendable {
    package let label: Text
    package let low: Double
    package let high: Double
    package let caption: Text

    package init(label: Text, low: Double, high: Double, caption: Text) {
      self.label = label
      self.low = low
      self.high = high
      self.caption = caption
    }
  }

  /// Rows under headings.
  package struct Table: Equatable, Sendable {
    package let columns: [Heading]
    package let rows: [[Text]]

    package init(columns: [Heading], rows: [[Text]]) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// The head of a column.
  package struct Heading: Equatable, Sendable {
    package enum Alignment: Equatable, Sendable { case leading, trailing }

    package let title: Text
    package let alignment: Alignment
    /// 1 stays longest; a column of a higher number is dropped first when the terminal is narrow.
    package let priority: Int

    package init(_ title: Text, _ alignment: Alignment = .leading, priority: Int = 1) {
      self.title = title
      self.alignment = alignment
      self.priority = priority
    }
  }
}
