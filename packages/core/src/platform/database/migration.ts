/** One step of the schema's history. A migration that was released is never edited: its checksum is kept. */
export interface Migration {
  readonly name: string
  /** statements that run in one transaction */
  readonly sql: string
  /**
   * Indexes made after `sql`. On a database in use they are built without blocking writers, which
   * PostgreSQL allows only outside a transaction, so they stand apart.
   */
  readonly indexes?: readonly MigrationIndex[]
}

/** An index by its name and the rest of its `create index` statement. */
export interface MigrationIndex {
  readonly name: string
  readonly unique?: boolean
  /** table, columns and condition, e.g. `cart (sales_channel_id)` */
  readonly on: string
  /** an operator class without which the index is left out: it only makes statements faster */
  readonly needs?: string
}
