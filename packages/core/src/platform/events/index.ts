export { createEventBus, type DeliveredEvent, type EventBus, type Subscriber } from "../kernel/event-bus.ts"
export { startOutbox, type Outbox, type OutboxOptions } from "./outbox.ts"
