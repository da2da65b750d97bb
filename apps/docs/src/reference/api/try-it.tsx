import type { Trial } from "../../shop/messages.ts"
import { expectationsOf } from "../../shop/expectations.ts"
import { callerOf } from "../../shop/run-trial.ts"
import { withCode } from "../code/parts.tsx"
import type { OperationModel } from "./api-model.ts"

/**
 * A button that runs the operation in a store in the page, and what to expect of it there. Nothing of the store is loaded
 * before the button is pressed.
 */
export function TryIt({ model: { operation, params, form, example } }: { model: OperationModel }) {
  const { area, id, method, path, fileField } = operation
  const [fileName] = Object.values(example?.files ?? {})
  const trial: Trial = {
    key: `${area}.${id}`,
    method,
    path,
    caller: callerOf(operation),
    params: params.map(({ name }) => name),
    query: form.query,
    ...(form.body.length > 0 ? { body: form.body } : {}),
    ...(fileField ? { file: { field: fileField, name: fileName ?? "file.txt" } } : {}),
  }
  return (
    <div className="try js-only" data-try={JSON.stringify(trial)} data-pagefind-ignore="all">
      <div className="try-start">
        <button type="button" className="try-button try-primary" data-island="request">
          Run
        </button>
        <span>
          in a demo store in this page. <a href="/run-in-the-page">How it works</a>
        </span>
      </div>
      {expectationsOf(operation).map((text) => (
        <p key={text} className="try-note">
          {withCode(text)}
        </p>
      ))}
    </div>
  )
}
