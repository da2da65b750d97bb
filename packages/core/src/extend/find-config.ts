/** The fields, relations, sort order and page to return, with v1's names. */
export interface FindConfig {
  /** the columns to return; all by default. Carts and orders have totals, such as `total`, if they are named here */
  readonly select?: readonly string[]
  /** the paths of the relations to return, such as `variants.prices` */
  readonly relations?: readonly string[]
  /** column → direction of the sort order; newest first by default */
  readonly order?: Readonly<Record<string, "ASC" | "DESC">>
  /** number of rows to skip */
  readonly skip?: number
  /** maximum number of rows to return */
  readonly take?: number
  /** whether soft-deleted rows are returned too */
  readonly withDeleted?: boolean
}
