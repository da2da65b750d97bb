export { createEventBus, type DeliveredEvent, type EventBus, type Subscriber } from "../kernel/event-bus.ts"
export {
  countFailedEvents,
  deleteFailedEvents,
  deleteFailedEventsWith,
  eventAttempts,
  listFailedEvents,
  retryFailedEvent,
  type FailedEvent,
} from "./failed-events.ts"
export { startOutbox, type Outbox, type OutboxOptions } from "./outbox.ts"
