import { entity } from "../query/entity.ts"

/** An event that was recorded with a change and waits to be sent. */
export const StagedJob = entity({
  name: "StagedJob",
  table: "staged_job",
  idPrefix: "job",
  about: "An event that was recorded with a change and waits to be sent.",
  columns: {
    event_name: "The event.",
    data: "What it says.",
    options: "How it is sent, e.g. its delay.",
    attempts: "How often sending was tried.",
    not_before: "When it may be sent; null means at once.",
    seq: "Its place in the order of events.",
  },
})

/** Notes that something was written to a table, so that lists are counted again. */
export const TableChange = entity({
  name: "TableChange",
  table: "table_change",
  about: "Notes that something was written to a table, so that lists are counted again.",
  columns: {
    relation: "The table.",
    token: "A random number; the sum of a table's tokens stands for what the table holds.",
  },
})
