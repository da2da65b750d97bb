import type { ComponentType, ReactNode } from "react"
import { errorRegistry, type ErrorDefinition } from "../../../../packages/core/src/kernel/errors.ts"
import { operations } from "../../../../packages/core/src/operations.ts"
import type { PageParts } from "../content/page.ts"

/** A page names a refusal that the code does not have. */
export class RefusalError extends Error {}

/**
 * Refusals as the code declares them, for pages that say what can go wrong: `<Refusals names="carts.empty" />`.
 * @since 0.2
 */
export function refusalParts(): PageParts {
  return { Refusals: { data: facts(), component: Refusals as ComponentType } }
}

/** The operations bring every slice along, and with it the slice's refusals. */
function facts(): readonly unknown[] {
  const all = [...errorRegistry].map(([name, { when, fix, ...rest }]) => [name, messageOf(rest), when, fix])
  return [operations.length > 0, all]
}

/**
 * What a refusal says, when it happens, and what to do about it.
 * @param props.names names of refusals, `slice.name`, separated by spaces
 * @throws RefusalError when there is none of a name
 */
function Refusals(props: { names: string }) {
  const found = props.names.split(/\s+/).map((name) => {
    const definition = errorRegistry.get(name)
    if (!definition) throw new RefusalError(`no refusal is called ${name}`)
    return { name, definition }
  })
  return (
    <table className="refusals">
      <thead>
        <tr>
          <th scope="col">Message</th>
          <th scope="col">When</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ name, definition }) => (
          <tr key={name}>
            <td>{messageOf(definition)}</td>
            <td>{withCode(definition.when)}</td>
            <td>{withCode(definition.fix)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The wording, with dots for what depends on the request. */
function messageOf({ message }: Pick<ErrorDefinition, "message">): string {
  const say = message as (...args: unknown[]) => string
  const dots = Array.from({ length: message.length }, () => "…")
  try {
    return withDots(say(...dots))
  } catch {
    return withDots(say(...dots.map((dot) => [dot]))) // lists of words
  }
}

/** Parts of an object that is not there depend on the request too. */
const withDots = (text: string): string => text.replaceAll("undefined", "…")

/** Text with words in backticks as code. */
function withCode(text: string): ReactNode {
  return text.split("`").map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
}
