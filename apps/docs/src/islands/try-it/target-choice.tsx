import { useId, useState } from "react"
import type { Caller } from "../../shop/messages.ts"
import { Field, Line } from "./field.tsx"
import { keepTarget, keepToken, readTarget, readToken, type Target } from "./own-server.ts"

const callers: Readonly<Record<Caller, string>> = {
  admin: "Sent as the admin user admin@example.com.",
  customer: "Sent as the customer ada@example.com.",
  nobody: "Sent without an access token.",
}

/** Where the reader wants requests to go; the choice is kept on the device. */
export function useTarget(): readonly [Target, (target: Target) => void] {
  const [target, setTarget] = useState(readTarget)
  return [
    target,
    (next) => {
      keepTarget(next)
      setTarget(next)
    },
  ]
}

/**
 * A choice between the store in the page and the reader's own server, with its address and an access token.
 * @param props.note about the store in the page
 */
export function TargetChoice(props: {
  readonly caller: Caller
  readonly note?: string
  readonly target: Target
  readonly onChange: (target: Target) => void
}) {
  const { caller, note = callers[caller], target, onChange } = props
  const group = useId()
  return (
    <fieldset className="try-target">
      <legend>Where it runs</legend>
      {(["page", "server"] as const).map((place) => (
        <label key={place} className="try-radio">
          <input
            type="radio"
            name={group}
            value={place}
            checked={target.place === place}
            onChange={() => onChange({ ...target, place })}
          />
          {place === "page" ? "In this page" : "Your server"}
        </label>
      ))}
      {target.place === "page" ? (
        <p className="try-who">{note}</p>
      ) : (
        <ServerFields caller={caller} target={target} onChange={onChange} />
      )}
    </fieldset>
  )
}

function ServerFields(props: {
  readonly caller: Caller
  readonly target: Target
  readonly onChange: (target: Target) => void
}) {
  const { caller, target, onChange } = props
  const [url, setUrl] = useState(target.url)
  const [token, setToken] = useState(() => readToken(target.url, caller))
  const path = caller === "admin" ? "/admin/auth/token" : "/store/auth/token"
  return (
    <div className="try-fields">
      <Field label="Address of the server" hint="Kept on this device only.">
        {(control) => (
          <Line
            {...control}
            inputMode="url"
            placeholder="http://localhost:9000"
            value={url}
            onChange={({ target: { value } }) => setUrl(value)}
            onBlur={() => {
              onChange({ ...target, url: url.trim() })
              setToken(readToken(url.trim(), caller))
            }}
          />
        )}
      </Field>
      {caller !== "nobody" && (
        <Field
          label="Access token"
          hint={`From the response of POST ${path}. It is kept until you close this tab.`}
        >
          {(control) => (
            <Line
              {...control}
              type="password"
              value={token}
              onChange={({ target: { value } }) => {
                setToken(value)
                keepToken(url.trim(), caller, value.trim())
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}
