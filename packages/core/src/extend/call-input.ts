/** The input of an operation that is called within the process. */
export interface CallInput {
  /** the path parameters, such as `{ id: "prod_01H…" }` */
  readonly params?: Readonly<Record<string, string>>
  /** the query parameters */
  readonly query?: Readonly<Record<string, unknown>>
  /** the body */
  readonly body?: Readonly<Record<string, unknown>>
  /** the ID of the region, product, product collection or category that the operation creates */
  readonly id?: string
}
