import type { ComponentType } from "react"
import { errorRegistry } from "../../../../packages/core/src/kernel/errors.ts"
import { operations } from "../../../../packages/core/src/operations.ts"
import type { PageParts } from "../content/page.ts"
import { withCode } from "../reference/code/parts.tsx"
import { wordingOf } from "./wording.ts"

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
  const all = [...errorRegistry].map(([name, { when, fix, ...rest }]) => [name, wordingOf(rest), when, fix])
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
            <td>{wordingOf(definition)}</td>
            <td>{withCode(definition.when)}</td>
            <td>{withCode(definition.fix)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
