import { useState, type FormEvent } from "react"
import type { ShopAnswer } from "../../shop/messages.ts"
import { answerFrom } from "../../shop/requests.ts"
import { callerOfScript, parseCurl, pathOf, readBy } from "../../shop/samples/parse-curl.ts"
import { Answer, type SentLine } from "./answer.tsx"
import { Field, Line } from "./field.tsx"
import { fetchFrom, keepSignIn, readToken } from "./own-server.ts"
import { PanelButton } from "./panel.tsx"
import type { Work } from "./use-work.ts"

interface Result {
  readonly request: SentLine
  readonly answer: ShopAnswer
}

/** A command with fields for its variables, for the reader's server; the access token has a field above. */
export function CommandForm(props: { readonly command: string; readonly url: string; readonly work: Work }) {
  const { command, url, work } = props
  const [result, setResult] = useState<Result>()
  const { variables, files } = readBy(command)
  const names = variables.filter((name) => name !== "TOKEN")
  const plain = parseCurl(command, { variable: (name) => `$${name}`, file: () => undefined })
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (work.isBusy) return
    const given = new FormData(event.currentTarget)
    void work.start("Sent …", async () => {
      const sent = await sendCommand(command, url, given)
      work.say(`${url} returned ${sent.answer.status}.`)
      setResult(sent)
    })
  }
  return (
    <form className="try-command" onSubmit={onSubmit}>
      <p>
        <code>
          {plain.init.method} {pathOf(plain.url)}
        </code>
      </p>
      {names.map((name) => (
        <Field key={name} label={name} isRequired>
          {(control) => <Line {...control} name={name} required />}
        </Field>
      ))}
      {files[0] !== undefined && (
        <Field label={`File ${files[0]}`} isRequired>
          {(control) => <input {...control} type="file" name="file" required />}
        </Field>
      )}
      <div className="try-buttons">
        <PanelButton main type="submit" work={work}>
          Send
        </PanelButton>
      </div>
      <div className="try-result">{result && !work.isBad && <Answer {...result} />}</div>
    </form>
  )
}

async function sendCommand(command: string, url: string, given: FormData): Promise<Result> {
  const token = readToken(url, callerOfScript(command))
  const file = given.get("file")
  const { url: address, init } = parseCurl(command, {
    variable: (name) => (name === "TOKEN" ? token : String(given.get(name) ?? "").trim()),
    file: () => (file instanceof File ? file : undefined),
  })
  const path = pathOf(address)
  const started = performance.now()
  const answer = await answerFrom(await fetchFrom(url, path, init), started)
  keepSignIn(url, path, answer.body)
  return { request: { method: init.method, path }, answer }
}
