import { existsSync, readdirSync, readFileSync } from "node:fs"
import { sampleAreas } from "../../../../../samples/region-markers.ts"
import { readSample } from "../../samples/read-sample.ts"
import type { Caller, ComponentFacts } from "../messages.ts"
import { callerOfScript } from "./parse-curl.ts"

const samples = new URL("../../../../../samples/", import.meta.url)
const folder = new URL("react/", samples)

/** The components of one region of a sample. */
export interface ComponentSample {
  /** `carts/use-cart/create.tsx` */
  readonly file: string
  readonly caller: Caller
  readonly components: readonly ComponentFacts[]
}

/** Every sample in React, with what it exports. */
export function componentSamples(): ComponentSample[] {
  return sampleAreas
    .filter((area) => existsSync(new URL(area, folder)))
    .flatMap((area) => filesIn(area))
    .toSorted()
    .map((file) => ({
      file,
      caller: callerOf(file),
      components: componentsIn(readFileSync(new URL(file, folder), "utf8")),
    }))
}

function filesIn(area: string): string[] {
  return readdirSync(new URL(area, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => `${area}/${name}`)
}

/** The same step with curl says whether an access token is sent. */
function callerOf(file: string): Caller {
  const [, name, region] = /^(.+)\/([\w-]+)\.tsx$/.exec(file)!
  return callerOfScript(readSample(samples, `curl/${name}.sh`, region).code)
}

/** The components that a module exports, as they are written in samples. */
export function componentsIn(text: string): ComponentFacts[] {
  const signature = /^export function (\w+)\((?:\{[^}]*\}: \{([^}]*)\})?/
  return text.split(/^(?=export function )/m).flatMap((part) => {
    const [, name, types = ""] = signature.exec(part) ?? []
    const props = [...types.matchAll(/(\w+): (\w+)/g)].map(([, prop, type]) => ({
      name: prop!,
      isFile: type === "File",
    }))
    return name ? [{ name, hasButton: part.includes("<button"), props }] : []
  })
}
