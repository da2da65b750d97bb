import { useState } from "react"
import type { CommandOutcome, Outcome } from "../../shop/messages.ts"
import { callerOfScript, commandsIn, shopRequestOf } from "../../shop/samples/parse-curl.ts"
import { Answer, type SentLine } from "./answer.tsx"
import { RequestResult } from "./changes.tsx"
import { CommandForm } from "./command-form.tsx"
import { sampleFiles, startLanguageRun } from "./language-run.ts"
import { pageShop } from "./page-shop.ts"
import { SamplePanel } from "./sample-panel.tsx"
import type { SamplePlace } from "./sample-place.ts"
import { useWork } from "./use-work.ts"

interface Sent {
  /** what is asked again and again until it is ready, is shown once */
  readonly key: string
  readonly request: SentLine
  readonly outcome: Outcome
  readonly variables: CommandOutcome["variables"]
}

/**
 * Sends the commands of a shell sample: in the page, or to the reader's server.
 * @param props.hasSteps true if steps come before them, which run in a separate store; otherwise the demo store is used
 */
export function CommandsPanel({ place, hasSteps }: { place: SamplePlace; hasSteps: boolean }) {
  const work = useWork()
  const [sent, setSent] = useState<readonly Sent[]>([])
  const add = (one: Sent) =>
    setSent((before) => {
      const known = before.findIndex(({ key }) => key === one.key)
      return known < 0 ? [...before, one] : before.with(known, one)
    })
  const run = () => {
    setSent([])
    void (hasSteps
      ? work.start("An empty store opens in this tab. The first time, about 8 MB are loaded.", async () => {
          const count = await runWithSteps(place, add)
          work.say(
            `Sent ${count === 1 ? "one request" : `${count} requests`}. The store was deleted afterwards.`,
          )
        })
      : work.start("The store opens in this tab. The first time, about 9 MB are loaded.", async () =>
          work.say(`Status ${await runInDemoStore(place, add)}.`),
        ))
  }
  return (
    <SamplePanel
      work={work}
      caller={callerOfScript(place.code)}
      note={
        hasSteps
          ? "Sent to a separate, empty store, after the previous steps."
          : "Sent to the demo store of this page, which keeps the changes."
      }
      run={run}
      clear={() => setSent([])}
      serverForm={({ url }) =>
        commandsIn(place.code).map((each) => <CommandForm key={each} command={each} url={url} work={work} />)
      }
    >
      {!work.isBad && sent.map((one) => <SentCommand key={one.key} sent={one} />)}
    </SamplePanel>
  )
}

/** What a command led to: of one that changed nothing, the response and a line. */
function SentCommand({ sent: { request, outcome, variables } }: { sent: Sent }) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${shortened(value)}`)
  const { rows, events, answer } = outcome
  return (
    <section className="try-part">
      {lines.length > 0 && (
        <p className="try-variables">
          <code>{lines.join("\n")}</code>
        </p>
      )}
      {rows.length + events.length > 0 ? (
        <RequestResult request={request} outcome={outcome} />
      ) : (
        <>
          <Answer request={request} answer={answer} />
          <p className="try-none">No row changed, and no event was emitted.</p>
        </>
      )}
    </section>
  )
}

async function runWithSteps({ code, file, region }: SamplePlace, add: (sent: Sent) => void): Promise<number> {
  const keys = new Set<string>()
  const files = await sampleFiles()
  const run = startLanguageRun({ what: "curl", files, file, region, script: code }, (told) => {
    if (told.what !== "command") return
    const { command, variables, outcome, method, path } = told.command
    const key = JSON.stringify([command, variables])
    keys.add(key)
    add({ key, request: { method, path }, outcome, variables })
  })
  try {
    await run.over
  } finally {
    run.close()
  }
  return keys.size
}

/** @returns the status of the last response */
async function runInDemoStore({ code }: SamplePlace, add: (sent: Sent) => void): Promise<number> {
  const shop = await pageShop()
  let status = 0
  for (const [i, command] of commandsIn(code).entries()) {
    const request = shopRequestOf(command)
    const outcome = await shop.run(request)
    status = outcome.answer.status
    add({ key: String(i), request, outcome, variables: {} })
  }
  return status
}

/** Tokens are long, and nobody reads them. */
function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 24)}…` : value
}
