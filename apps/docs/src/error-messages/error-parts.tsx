import type { ComponentType } from "react"
import { errorRegistry } from "@stheno/core/internal/platform/kernel/errors.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import type { PageParts } from "../content/page.ts"
import { withCode } from "../reference/code/parts.tsx"
import { MessageLines } from "./message-lines.tsx"
import { wordingsOf } from "./wording.ts"

/** A page names an error that the code does not have. */
export class ErrorNameError extends Error {}

/**
 * Errors as the code declares them, for pages that list what can go wrong: `<Errors names="carts.empty" />`.
 * @since 0.1
 */
export function errorParts(): PageParts {
  return { Errors: { data: facts(), component: Errors as ComponentType } }
}

/** Importing the operations loads every slice, and with it the slice's errors. */
function facts(): readonly unknown[] {
  const all = [...errorRegistry].map(([name, { when, fix, ...rest }]) => [name, wordingsOf(rest), when, fix])
  return [operations.length > 0, all]
}

/**
 * The message of an error, when it occurs, and how to fix it.
 * @param props.names names of errors, `slice.name`, separated by spaces
 * @throws ErrorNameError when an error does not exist
 */
function Errors(props: { names: string }) {
  const found = props.names.split(/\s+/).map((name) => {
    const definition = errorRegistry.get(name)
    if (!definition) throw new ErrorNameError(`unknown error ${name}`)
    return { name, definition }
  })
  return (
    <table className="error-messages">
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
            <td>
              <MessageLines messages={wordingsOf(definition)} />
            </td>
            <td>{withCode(definition.when)}</td>
            <td>{withCode(definition.fix)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
