import { useState, type ReactNode } from "react"
import type { ShopAnswer, ShopRequest } from "../../shop/messages.ts"
import { Modes } from "./field.tsx"
import { JsonTree } from "./json-tree.tsx"

/** How a request is named. */
export type SentLine = Pick<ShopRequest, "method" | "path">

/** A part of a result under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="try-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** A status code in the color of its kind. */
export function Status({ status }: { status: number }) {
  return <b className={status < 400 ? "try-good" : "try-bad"}>{status}</b>
}

/** The response of a server: nothing else of it is visible. */
export function Answer({ request, answer }: { request: SentLine; answer: ShopAnswer }) {
  const { method, path } = request
  const { status, milliseconds } = answer
  return (
    <section className="try-part" aria-label={`Response to ${method} ${path}`}>
      <p className="try-status">
        <Status status={status} /> in {Math.max(1, Math.round(milliseconds))} ms:{" "}
        <code>
          {method} {path}
        </code>
      </p>
      <Body request={request} answer={answer} />
    </section>
  )
}

/** A request with its response in a line that opens. */
export function FoldedAnswer({ request, answer }: { request: SentLine; answer: ShopAnswer }) {
  const { method, path } = request
  return (
    <details className="try-table">
      <summary className="try-status">
        <Status status={answer.status} />{" "}
        <code>
          {method} {path}
        </code>
      </summary>
      <Body request={request} answer={answer} />
    </details>
  )
}

function Body({
  request: { method, path },
  answer: { type, body },
}: {
  request: SentLine
  answer: ShopAnswer
}) {
  const [mode, setMode] = useState<"tree" | "text">("tree")
  if (!body) return <p>The response has no body.</p>
  const label = `Body of the response to ${method} ${path}`
  const value = type.includes("json") ? parsed(body) : undefined
  const text = value === undefined ? body : JSON.stringify(value, null, 2)
  const isTree = value !== undefined && mode === "tree"
  return (
    <div className="try-body">
      {value !== undefined && (
        <Modes
          label="Show the body as"
          modes={[
            ["tree", "Tree"],
            ["text", "JSON"],
          ]}
          current={mode}
          onChange={setMode}
        />
      )}
      {isTree ? (
        <div className="code try-tree" tabIndex={0} role="region" aria-label={label}>
          <JsonTree value={value} />
        </div>
      ) : (
        <pre className="code" tabIndex={0} role="region" aria-label={label}>
          {text}
        </pre>
      )}
    </div>
  )
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
