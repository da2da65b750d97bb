// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type List = {
  /** Clear all */
  readonly clear: string
  /** {label}: {values} */
  readonly filtered: (values: { readonly label: string | number; readonly values: string | number }) => string
  /** {label}: {count, plural, one {# selected} other {# selected}} */
  readonly filteredMany: (values: { readonly label: string | number; readonly count: number }) => string
  /** There are more results. Refine the search. */
  readonly moreResults: string
  /** Next page */
  readonly next: string
  /** No results */
  readonly noMatch: string
  /** Try a different search or remove a filter. */
  readonly noMatchText: string
  /** Previous page */
  readonly previous: string
  /** {first, number}–{last, number} of {count, number} */
  readonly range: (values: { readonly first: number; readonly last: number; readonly count: number }) => string
  /** {first, number}–{last, number} of about {count, number} */
  readonly rangeOfAbout: (values: { readonly first: number; readonly last: number; readonly count: number }) => string
  /** Search */
  readonly search: string
  /** Search {what} */
  readonly searchIn: (values: { readonly what: string | number }) => string
  /** Select all shown */
  readonly chooseAll: string
  /** {count, plural, =0 {None selected} one {# selected} other {# selected}} */
  readonly chosen: (values: { readonly count: number }) => string
  /** Delete {count, plural, one {# selected row} other {# selected rows}}? */
  readonly deleteQuestion: (values: { readonly count: number }) => string
  /** Not changed: {failed, number} of {count, number} */
  readonly partlyFailed: (values: { readonly failed: number; readonly count: number }) => string
  /** View shared */
  readonly viewShared: string
  /** View deleted for everyone */
  readonly sharedViewDeleted: string
}
