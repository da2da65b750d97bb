/**
 * Every text that the components show by themselves. Pass the texts of another language to `UiProvider`.
 * @since 0.1
 */
export const englishMessages = {
  common: {
    actions: "Actions",
    add: "Add",
    apply: "Apply",
    back: "Back",
    cancel: "Cancel",
    clear: "Clear",
    close: "Close",
    copied: "Copied",
    copy: "Copy",
    delete: "Delete",
    dismiss: "Dismiss",
    edit: "Edit",
    loading: "Loading",
    more: "More actions",
    no: "No",
    none: "None",
    notifications: "Notifications",
    optional: "Optional",
    remove: "Remove",
    removeItem: (name: string) => `Remove ${name}`,
    save: "Save",
    search: "Search",
    undo: "Undo",
    yes: "Yes",
  },
  problem: {
    title: "This could not be loaded",
    retry: "Try again",
  },
  unsaved: {
    discard: "Discard changes",
    keep: "Keep editing",
    text: "Your changes have not been saved. If you continue, they are lost.",
    title: "Discard your changes?",
    draft: (time: string) => `Unsaved changes from ${time} were restored.`,
    discardDraft: "Discard",
    changedCells: (count: number) =>
      `${count === 1 ? "1 cell was" : `${count} cells were`} changed by somebody else in the meantime and not restored:`,
    restoreChanged: "Restore my values",
  },
  form: {
    required: "Enter a value.",
    invalid: "This value is not valid.",
    email: "Enter an email address.",
    url: "Enter a URL that begins with https://.",
    number: "Enter a number.",
    money: (example: string) => `Enter an amount such as ${example}.`,
    min: (minimum: string) => `Enter at least ${minimum}.`,
    max: (maximum: string) => `Enter at most ${maximum}.`,
    short: (length: number) => `Use at least ${length} characters.`,
    long: (length: number) => `Use at most ${length} characters.`,
    date: "Enter a date.",
    sections: "Sections",
    showPassword: "Show password",
    hidePassword: "Hide password",
  },
  choice: {
    create: (text: string) => `Create “${text}”`,
    choose: "Choose",
    noMatch: "No results",
    more: "There are more results. Refine the search.",
    loading: "Loading…",
    failed: "The options could not be loaded.",
  },
  dates: {
    calendar: "Open calendar",
    from: "From",
    to: "To",
    date: "Date",
    time: "Time",
  },
  files: {
    choose: "Choose files",
    drop: "or drop them here",
    tooLarge: (name: string, limit: string) => `${name} is larger than ${limit}.`,
    wrongType: (name: string) => `${name} is not a supported type of file.`,
  },
  metadata: {
    add: "Add entry",
    duplicate: "This key is used twice.",
    invalidJson: "Enter valid JSON.",
    key: "Key",
    type: "Type",
    value: "Value",
    types: { text: "Text", number: "Number", boolean: "Yes or no", json: "JSON" },
  },
  table: {
    all: "All",
    clearFilters: "Clear",
    columns: "Columns",
    deleteView: (name: string) => `Delete the view ${name}`,
    deleteSharedView: (name: string) => `Delete the view ${name} for everyone`,
    filtered: (label: string, values: readonly string[]) =>
      `${label}: ${values.length > 2 ? `${values.length} chosen` : values.join(", ")}`,
    keys: "Use J and K to move between rows, Enter to open and X to select.",
    minimum: "Minimum",
    maximum: "Maximum",
    moveDown: (name: string) => `Move ${name} down`,
    moveUp: (name: string) => `Move ${name} up`,
    next: "Next page",
    noMatch: "No results",
    noMatchText: "Try a different search or remove a filter.",
    previous: "Previous page",
    range: (first: number, last: number, count: number) => `${first}–${last} of ${count}`,
    rangeOfAbout: (first: number, last: number, count: number) => `${first}–${last} of about ${count}`,
    resetColumns: "Reset columns",
    saveView: "Save view",
    shareView: "Share with everyone",
    sharedView: "Shared with everyone",
    searchIn: (what: string) => `Search ${what.toLowerCase()}`,
    selectAll: (count: number) => `Select all ${count} matching`,
    selectAllAbout: (count: number) => `Select all matching (about ${count})`,
    selectPage: "Select all rows on this page",
    selectRow: (name: string) => `Select ${name}`,
    selected: (count: number) => `${count} selected`,
    selectedAbout: (count: number) => `About ${count} selected`,
    sort: "Sort",
    sortAscending: "Ascending",
    sortDescending: "Descending",
    viewName: "Name of the view",
    views: "Views",
  },
  grid: {
    changes: (count: number) => (count === 1 ? "1 unsaved change" : `${count} unsaved changes`),
    help: "Use the arrow keys to move, Enter to edit, and Ctrl+Z to undo.",
    invalid: (count: number) => (count === 1 ? "1 cell is not valid" : `${count} cells are not valid`),
    notAllowed: "This value is not one of the choices.",
    redo: "Redo",
    fillDown: "Fill down",
  },
  palette: {
    empty: "No results",
    label: "Command palette",
    placeholder: "Search or run a command",
  },
  sortable: {
    handle: (name: string) => `Move ${name}`,
    instructions:
      "Press Space to pick up an item. Move it with the arrow keys. Press Space to drop it or Escape to cancel.",
    pickedUp: (name: string, position: number, count: number) =>
      `Picked up ${name}. Position ${position} of ${count}.`,
    moved: (name: string, position: number, count: number) =>
      `${name} moved to position ${position} of ${count}.`,
    movedUnder: (name: string, parent: string) => `${name} moved under ${parent}.`,
    dropped: (name: string, position: number, count: number) =>
      `${name} dropped at position ${position} of ${count}.`,
    canceled: (name: string) => `${name} went back to its place.`,
  },
  chart: {
    hint: "Use the arrow keys to read the values.",
    showTable: "Show as table",
    empty: "No data for this period",
  },
}

/**
 * The texts of the components, as `UiProvider` takes them.
 * @since 0.1
 */
export type UiMessages = typeof englishMessages

/** Some of the texts, in the same groups. */
export type PartialMessages = { readonly [Group in keyof UiMessages]?: Partial<UiMessages[Group]> }

/** The English texts, with others in the place of some. */
export function mergeMessages(given: PartialMessages | undefined): UiMessages {
  if (!given) return englishMessages
  const groups = Object.entries(englishMessages).map(([name, texts]) => [
    name,
    { ...texts, ...given[name as keyof UiMessages] },
  ])
  return Object.fromEntries(groups) as UiMessages
}
