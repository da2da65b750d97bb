import { entity } from "../query/entity.ts"

/** An event that was stored in the transaction of a change and waits to be published (transactional outbox). */
export const StagedJob = entity({
  name: "StagedJob",
  table: "staged_job",
  idPrefix: "job",
  about:
    "An event that was stored in the transaction of a change and waits to be published (transactional outbox).",
  columns: {
    event_name: "The event's name.",
    data: "The event's payload.",
    options: "Delivery options, such as a delay.",
    attempts: "The number of attempts to publish the event.",
    not_before: "The earliest time of the next attempt; null means at once.",
    seq: "The event's position in the order of publication.",
    leased_by: "The process that publishes the event; null means none.",
    leased_until: "The time after which another process may publish the event.",
  },
})
