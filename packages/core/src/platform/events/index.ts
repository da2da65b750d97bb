export { createEventBus, type DeliveredEvent, type EventBus, type Subscriber } from "./event-bus.ts"
export { startOutbox, type Outbox, type OutboxOptions } from "./outbox.ts"
