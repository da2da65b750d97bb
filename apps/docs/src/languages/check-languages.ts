import { readFileSync } from "node:fs"
import { beforeAll, describe, expect, it } from "vitest"
import { serveEngine } from "@stheno/testing/serve-engine.ts"
import type { Engine } from "@stheno/core/internal/platform/http/engine.ts"
import { runSample, sampleFiles, type Carrier } from "../../../../samples/run-sample.ts"
import { readCall, type Call } from "./call.ts"
import { sendByCurl } from "./run-curl.ts"
import { sendByComponent, type Shown } from "./run-react.tsx"
import { componentOf, kept, languageFiles, placesOf, writeLanguages, type Calls } from "./write-languages.ts"

/** The folders of samples by the file that tests them, so that several run at the same time; `settings` has the others. */
const parts = {
  orders: ["orders"],
  catalog: ["products", "inventory", "price-lists"],
  carts: ["carts", "customers", "discounts", "gift-cards"],
  settings: undefined,
}

/**
 * Runs the samples of a part in every language. With UPDATE_OUTPUT=1, the files of the other languages are written again.
 * @param part where the samples belong
 */
export function checkLanguages(part: keyof typeof parts): void {
  const elsewhere = Object.values(parts).flatMap((folders) => folders ?? [])
  const guides = sampleFiles.filter((file) => {
    const [folder = ""] = file.split("/")
    return folder !== "js-client" && (parts[part]?.includes(folder) ?? !elsewhere.includes(folder))
  })
  describe.each(guides)("%s", checkGuide)
}

function checkGuide(file: string): void {
  let calls: Calls
  let prepared: readonly Call[]
  let wanted: Map<string, string>
  beforeAll(async () => {
    ;({ calls, prepared, wanted } = await recorded(file))
  })

  it("exists in every language, as its calls say", async () => {
    const files = await languageFiles(file, calls, prepared)
    if (process.env["UPDATE_OUTPUT"]) writeLanguages(file, files)
    expect(files.size).toBeGreaterThan(0)
    for (const [path, text] of files) expect(kept(path), path).toBe(text)
  })

  it("sets the variables of its commands before it uses them", () => {
    const script = readFileSync(placesOf(file).script, "utf8")
    const set = new Set(["TOKEN"])
    for (const line of script.split("\n")) {
      const name = /^([A-Z_0-9]+)="/.exec(line)?.[1]
      if (name) set.add(name)
      for (const [, used] of line.matchAll(/\$([A-Z_][A-Z_0-9]*)/g)) expect(set, line).toContain(used)
    }
  })

  it("prints the same by curl", async () => {
    const script = readFileSync(placesOf(file).script, "utf8")
    const servers = new Map<Engine, Awaited<ReturnType<typeof serveEngine>>>()
    const carry: Carrier = async (request, { regions, shop, answer }) => {
      if (regions.length === 0) return answer(request)
      const server = servers.get(shop.engine) ?? (await serveEngine(shop.engine))
      servers.set(shop.engine, server)
      return sendByCurl(await readCall(request), script, server.baseUrl)
    }
    try {
      expect(await runSample(file, carry)).toEqual(wanted)
    } finally {
      for (const server of servers.values()) await server.close()
    }
  })

  it("prints the same by React", async () => {
    const carry: Carrier = async (request, { regions, answer }) => {
      const region = regions.at(-1)
      if (!region) return answer(request)
      const call = await readCall(request)
      const module = (await import(/* @vite-ignore */ placesOf(file).component(region))) as Shown["module"]
      return sendByComponent({ module, component: componentOf(calls.get(region)!, call), call, answer })
    }
    expect(await runSample(file, carry)).toEqual(wanted)
  })
}

interface Recorded {
  readonly calls: Calls
  readonly prepared: readonly Call[]
  readonly wanted: Map<string, string>
}

/** What a sample prints, and the calls of its regions and outside of them, while it runs by the JS client. */
async function recorded(file: string): Promise<Recorded> {
  const calls = new Map<string, Call[]>()
  const prepared: Call[] = []
  const wanted = await runSample(file, async (request, { regions, answer }) => {
    const call = await readCall(request)
    const response = await answer(request)
    const told = {
      ...call,
      response: await response
        .clone()
        .json()
        .then(
          (body: unknown) => body,
          () => undefined,
        ),
    }
    if (regions.length === 0) prepared.push(told)
    for (const region of regions) calls.set(region, [...(calls.get(region) ?? []), told])
    return response
  })
  return { calls, prepared, wanted }
}
