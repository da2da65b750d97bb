import assert from "node:assert/strict"
import type { NotificationEvent, NotificationProvider, SentNotification } from "@stheno/core"
import { assertId, assertPlain, assertUnchanged, type Check } from "./check.ts"

/** A notification provider to test, with a service that delivers no messages. */
export interface NotificationSubject {
  /** the provider */
  readonly provider: NotificationProvider
  /** an event for which the provider sends a message */
  readonly event: NotificationEvent
  /** the address to which a message is resent; `second@example.com` by default */
  readonly otherAddress?: string
}

async function send({ provider, event }: NotificationSubject, more: object = {}): Promise<SentNotification> {
  const sent = await provider.send({ ...event, data: { ...event.data, ...more } })
  assert.ok(sent, `send must tell somebody of ${event.name}`)
  return sent
}

/** As the engine hands over what it has kept. */
function keptFrom({ event, provider }: NotificationSubject, { to, data }: SentNotification) {
  return { id: "noti_contract", event_name: event.name, provider_id: provider.id, to, data }
}

/** What a notification provider must do. */
export const notificationChecks: readonly Check<NotificationSubject>[] = [
  { name: "has an id", run: async ({ provider }) => assertId(provider.id) },
  {
    name: "names the events that it hears of, each once",
    async run({ provider: { events }, event }) {
      assert.ok(events.includes(event.name), `events must name ${event.name}`)
      assert.equal(new Set(events).size, events.length, "events must name each event once")
      for (const name of events) assert.match(name, /^[\w.-]+$/, `${name} is not a valid event name`)
    },
  },
  {
    name: "says where a message went",
    async run(subject) {
      const { to } = await send(subject)
      assert.ok(typeof to === "string" && to.trim() !== "", "to must be an address")
    },
  },
  {
    name: "says what can be stored",
    run: async (subject) => assertPlain((await send(subject)).data, "data of send"),
  },
  {
    name: "keeps no token that opens doors",
    async run(subject) {
      const token = `secret-${crypto.randomUUID()}`
      const kept = JSON.stringify(await send(subject, { token }))
      assert.ok(!kept.includes(token), "the token of an event must not be kept with the message")
    },
  },
  {
    name: "passes over what is gone by now",
    async run({ provider, event }) {
      const gone = Object.fromEntries(Object.keys(event.data).map((key) => [key, "gone"]))
      const sent = await provider.send({ ...event, id: "job_contract_gone", data: gone })
      assert.equal(sent, undefined, "send must answer undefined when there is nothing to tell")
    },
  },
  {
    name: "sends a message again",
    async run(subject) {
      const first = await send(subject)
      const again = await subject.provider.resend(keptFrom(subject, first), undefined)
      if (again === undefined) return
      assert.equal(again.to, first.to, "without another address it goes where it went before")
      assertPlain(again.data, "data of resend")
    },
  },
  {
    name: "sends a message again to another address",
    async run(subject) {
      const { otherAddress = "second@example.com" } = subject
      const again = await subject.provider.resend(keptFrom(subject, await send(subject)), otherAddress)
      if (again !== undefined) assert.equal(again.to, otherAddress, "the message must go where resend says")
    },
  },
  {
    name: "leaves what it is given as it is",
    run: ({ provider, event }) => assertUnchanged(event, (copy) => provider.send(copy)),
  },
]
