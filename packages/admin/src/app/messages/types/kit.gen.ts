// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Kit = {
  /** Apply */
  readonly apply: string
  /** Undo */
  readonly undo: string
  /** Try again */
  readonly retry: string
  /** Unsaved changes from {time} were restored. */
  readonly draft: (values: { readonly time: string | number }) => string
  /** Discard */
  readonly discardDraft: string
  /** {count, plural, one {# cell was} other {# cells were}} changed by someone else in the meantime and not restored: */
  readonly draftChanged: (values: { readonly count: number }) => string
  /** Restore my values */
  readonly restoreChanged: string
  /** This value is not valid. */
  readonly invalid: string
  /** Enter a URL that begins with https://. */
  readonly url: string
  /** Enter an amount such as {example}. */
  readonly money: (values: { readonly example: string | number }) => string
  /** Enter at least {minimum}. */
  readonly min: (values: { readonly minimum: string | number }) => string
  /** Enter at most {maximum}. */
  readonly max: (values: { readonly maximum: string | number }) => string
  /** Use at most {length, plural, one {# character} other {# characters}}. */
  readonly long: (values: { readonly length: number }) => string
  /** Enter a date. */
  readonly date: string
  /** Sections */
  readonly sections: string
  /** Show password */
  readonly showPassword: string
  /** Hide password */
  readonly hidePassword: string
  /** Create “{text}” */
  readonly createOption: (values: { readonly text: string | number }) => string
  /** Choose */
  readonly choose: string
  /** The options could not be loaded. */
  readonly optionsFailed: string
  /** Open calendar */
  readonly calendar: string
  /** From */
  readonly from: string
  /** To */
  readonly to: string
  /** Date */
  readonly dateLabel: string
  /** Time */
  readonly timeLabel: string
  /** Choose files */
  readonly chooseFiles: string
  /** or drop them here */
  readonly dropFiles: string
  /** {name} is larger than {limit}. */
  readonly tooLarge: (values: { readonly name: string | number; readonly limit: string | number }) => string
  /** {name} is not a supported type of file. */
  readonly wrongType: (values: { readonly name: string | number }) => string
  readonly metadata: {
    /** Add entry */
    readonly add: string
    /** This key is used twice. */
    readonly duplicate: string
    /** Enter valid JSON. */
    readonly invalidJson: string
    /** Key */
    readonly key: string
    /** Type */
    readonly type: string
    /** Value */
    readonly value: string
    /** Text */
    readonly text: string
    /** Number */
    readonly number: string
    /** Yes or no */
    readonly boolean: string
    /** JSON */
    readonly json: string
  }
  readonly table: {
    /** All */
    readonly all: string
    /** Columns */
    readonly columns: string
    /** Delete the view {name} */
    readonly deleteView: (values: { readonly name: string | number }) => string
    /** Delete the view {name} for everyone */
    readonly deleteSharedView: (values: { readonly name: string | number }) => string
    /** Use J and K to move between rows, Enter to open and X to select. */
    readonly keys: string
    /** Minimum */
    readonly minimum: string
    /** Maximum */
    readonly maximum: string
    /** Move {name} down */
    readonly moveDown: (values: { readonly name: string | number }) => string
    /** Move {name} up */
    readonly moveUp: (values: { readonly name: string | number }) => string
    /** Reset columns */
    readonly resetColumns: string
    /** Save view */
    readonly saveView: string
    /** Share with everyone */
    readonly shareView: string
    /** Shared with everyone */
    readonly sharedView: string
    /** Select all {count, number} matching */
    readonly selectAll: (values: { readonly count: number }) => string
    /** Select all matching (about {count, number}) */
    readonly selectAllAbout: (values: { readonly count: number }) => string
    /** Select all rows on this page */
    readonly selectPage: string
    /** Select {name} */
    readonly selectRow: (values: { readonly name: string | number }) => string
    /** {count, plural, one {# selected} other {# selected}} */
    readonly selected: (values: { readonly count: number }) => string
    /** About {count, number} selected */
    readonly selectedAbout: (values: { readonly count: number }) => string
    /** Sort */
    readonly sort: string
    /** Ascending */
    readonly sortAscending: string
    /** Descending */
    readonly sortDescending: string
    /** Name of the view */
    readonly viewName: string
    /** Views */
    readonly views: string
  }
  readonly grid: {
    /** {count, plural, one {# unsaved change} other {# unsaved changes}} */
    readonly changes: (values: { readonly count: number }) => string
    /** Use the arrow keys to move, Enter to edit, and Ctrl+Z to undo. */
    readonly help: string
    /** {count, plural, one {# cell is not valid} other {# cells are not valid}} */
    readonly invalid: (values: { readonly count: number }) => string
    /** This value is not one of the choices. */
    readonly notAllowed: string
    /** Redo */
    readonly redo: string
    /** Fill down */
    readonly fillDown: string
  }
  readonly palette: {
    /** No results */
    readonly empty: string
    /** Command palette */
    readonly label: string
    /** Search or run a command */
    readonly placeholder: string
  }
  readonly sortable: {
    /** Move {name} */
    readonly handle: (values: { readonly name: string | number }) => string
    /** Press Space to pick up an item. Move it with the arrow keys. Press Space to drop it or Escape to cancel. */
    readonly instructions: string
    /** Picked up {name}. Position {position, number} of {count, number}. */
    readonly pickedUp: (values: { readonly name: string | number; readonly position: number; readonly count: number }) => string
    /** {name} moved to position {position, number} of {count, number}. */
    readonly moved: (values: { readonly name: string | number; readonly position: number; readonly count: number }) => string
    /** {name} moved under {parent}. */
    readonly movedUnder: (values: { readonly name: string | number; readonly parent: string | number }) => string
    /** {name} dropped at position {position, number} of {count, number}. */
    readonly dropped: (values: { readonly name: string | number; readonly position: number; readonly count: number }) => string
    /** {name} went back to its place. */
    readonly canceled: (values: { readonly name: string | number }) => string
  }
  readonly chart: {
    /** Use the arrow keys to read the values. */
    readonly hint: string
    /** Show as table */
    readonly showTable: string
    /** No data for this period */
    readonly empty: string
  }
}
