import { PGlite } from "@electric-sql/pglite"
import type { LanguageAsked, LanguageTold, SampleFiles, SentRequest, SentResponse } from "../messages.ts"
import { carryByCurl } from "./carry-curl.ts"
import { carryByComponents, type ComponentCarrier } from "./carry-react.ts"
import { followSample, type Carry, type Followed } from "./follow-sample.ts"
import { noInitdb } from "../no-initdb.ts"

type Start = Extract<LanguageAsked, { what: "curl" | "react" }>

const load = fetch
const tell = (told: LanguageTold) => self.postMessage(told)
let followed: Promise<Followed> | undefined
let components: ComponentCarrier | undefined

self.addEventListener("message", ({ data }: MessageEvent<LanguageAsked>) => {
  const id = data.what === "request" ? { id: data.id } : {}
  answer(data).catch((error: unknown) => {
    tell({ what: "error", ...id, error: error instanceof Error ? error.message : String(error) })
  })
})

async function answer(asked: LanguageAsked): Promise<void> {
  if (asked.what === "request") return answerComponent(asked.id, asked.request)
  followed = follow(asked, carrierOf(asked))
  await (
    await followed
  ).over
  tell({ what: "over" })
}

function carrierOf(asked: Start): Carry {
  if (asked.what === "curl") return carryByCurl(asked.script, (command) => tell({ what: "command", command }))
  components = carryByComponents((component) => tell({ what: "component", component }))
  return components.carry
}

async function follow({ files, file, region }: Start, carry: Carry): Promise<Followed> {
  const db = await openDatabase(files)
  const { url } = files.samples[file]!
  return followSample({ db, file, region, carry, load: () => import(/* @vite-ignore */ url) })
}

async function openDatabase(files: SampleFiles): Promise<PGlite> {
  const blobOf = async (url: string) => (await load(url)).blob()
  const [loadDataDir, fsBundle, pgliteWasmModule] = await Promise.all([
    blobOf(files.data),
    blobOf(files.system),
    WebAssembly.compileStreaming(load(files.program)),
  ])
  return PGlite.create({ loadDataDir, fsBundle, pgliteWasmModule, initdbWasmModule: noInitdb })
}

async function answerComponent(id: number, { url, method, headers, body }: SentRequest): Promise<void> {
  if (!followed || !components) throw new Error("no component is shown")
  const init = { method, headers: headers.map(([name, value]): [string, string] => [name, value]) }
  const request = new Request(url, { ...init, ...(body ? { body } : {}) })
  const { response, outcome } = await components.answer(request, (await followed).send)
  tell({ what: "answer", id, response: await sentResponse(response), outcome })
}

async function sentResponse(response: Response): Promise<SentResponse> {
  const body = await response.arrayBuffer()
  return {
    status: response.status,
    headers: [...response.headers],
    body: body.byteLength > 0 ? body : undefined,
  }
}
