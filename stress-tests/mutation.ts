/** A small change of the sources that takes one protection away, and the test that must notice it. */
export interface Mutation {
  /** the test that must fail, and what is broken, e.g. `R1-stock-lock` */
  readonly id: string
  /** what the change takes away, one sentence */
  readonly about: string
  /** the test of `npm run torture` that must fail */
  readonly test: string
  /** from the root of the repository */
  readonly file: string
  /** occurs exactly once in the file */
  readonly replace: string
  readonly by: string
  /** more replacements that belong to the same change */
  readonly also?: readonly { readonly file: string; readonly replace: string; readonly by: string }[]
  /** how long the test may take; half a minute unless said */
  readonly minutes?: number
}
