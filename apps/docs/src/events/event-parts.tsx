import {
  eventCatalogue,
  neverSent,
  type EventDescription,
} from "@stheno/core/internal/platform/kernel/event-catalogue.ts"
import { withCode } from "../reference/code/parts.tsx"
import type { PageParts } from "../content/page.ts"

/** An event with its name. */
interface NamedEvent extends EventDescription {
  readonly name: string
}

/**
 * Lists of events that are generated from the code: all events with their payloads, and v1's events that are
 * never emitted.
 * @since 0.1
 */
export function eventParts(): PageParts {
  const events = Object.entries(eventCatalogue).map(([name, event]) => ({ name, ...event }))
  return {
    EventList: { data: events, component: () => <EventList events={events} /> },
    NeverSent: { data: neverSent, component: () => <NeverSent /> },
  }
}

function EventList({ events }: { events: readonly NamedEvent[] }) {
  const groups = [...new Set(events.map(({ group }) => group))].sort()
  return (
    <>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <EventTable events={events.filter((event) => event.group === group)} />
        </section>
      ))}
    </>
  )
}

function EventTable({ events }: { events: readonly NamedEvent[] }) {
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Payload</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.name}>
            <th scope="row">
              <code>{event.name}</code>
            </th>
            <td>
              <Payload event={event} />
            </td>
            <td>{withCode(event.about)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Payload({ event: { entity, payloads } }: { event: NamedEvent }) {
  if (entity) {
    const hasError = payloads[0]!.includes("error")
    return (
      <>
        the whole <a href={`/references/entities/classes/${entity}`}>{entity}</a>
        {hasError && (
          <>
            , and <code>error</code>
          </>
        )}
      </>
    )
  }
  return payloads.map((keys, at) => (
    <span key={keys.join()}>
      {at > 0 && " or "}
      <code>{keys.length > 0 ? keys.join(", ") : "anything"}</code>
    </span>
  ))
}

function NeverSent() {
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">Event of v1</th>
          <th scope="col">Why it is never sent</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(neverSent).map(([name, reason]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{withCode(reason)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
