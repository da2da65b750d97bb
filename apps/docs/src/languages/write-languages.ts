import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { format, resolveConfig } from "prettier"
import type { Call } from "./call.ts"
import { commandWriter } from "./command-writer.ts"
import { reactOf, type Component } from "./react.ts"

const samples = fileURLToPath(new URL("../../../../samples/", import.meta.url))

/** The calls of a sample by the regions that they belong to, in their order. */
export type Calls = ReadonlyMap<string, readonly Call[]>

/** Where the other languages of a sample stand: `carts/use-cart.ts` in a script and in a file for each region. */
export function placesOf(file: string): { script: string; component: (region: string) => string } {
  const name = file.replace(/\.ts$/, "")
  return {
    script: join(samples, "curl", `${name}.sh`),
    component: (region) => join(samples, "react", name, `${region}.tsx`),
  }
}

/** The calls of a sample as a shell script, a region for each of the sample's. */
export function scriptOf(calls: Calls, prepared: readonly Call[] = []): string {
  const write = commandWriter(prepared)
  const regions = [...calls].map(([region, own]) => {
    // A repeated call is written once, with its variables. One that sets a variable again is another call.
    const texts = own.map((call) => write(call, region))
    const written = texts.filter((text, place) => /^[A-Z_0-9]+="/.test(text) || texts.indexOf(text) === place)
    const commands = written.filter((one) => !written.some((other) => other.endsWith(`\n\n${one}`)))
    return `# region ${region}\n${commands.join("\n\n")}\n# endregion\n`
  })
  return regions.join("\n")
}

/** The components of a region: one for each call that no other one makes. */
export function componentsOf(calls: readonly Call[]): Component[] {
  const made: Component[] = []
  for (const call of distinct(calls)) {
    const component = reactOf(call)
    const count = made.filter(({ name }) => name.replace(/\d+$/, "") === component.name).length
    made.push(count === 0 ? component : renamed(component, `${component.name}${count + 1}`))
  }
  return made
}

/** The component that makes a call. */
export function componentOf(calls: readonly Call[], call: Call): Component {
  const at = distinct(calls).findIndex((each) => codeOf(each) === codeOf(call))
  return { ...reactOf(call), name: componentsOf(calls)[at]!.name }
}

/** The calls, each of which another component makes. */
function distinct(calls: readonly Call[]): Call[] {
  const codes = calls.map(codeOf)
  return calls.filter((call, at) => codes.indexOf(codeOf(call)) === at)
}

/** The code of a component without its name, and without what it shows of the response: the same call has the same code. */
function codeOf(call: Call): string {
  return reactOf({ ...call, response: undefined }).text.replace(/^export function \w+/, "")
}

function renamed(component: Component, name: string): Component {
  return {
    ...component,
    name,
    text: component.text.replace(/^export function \w+/, `export function ${name}`),
  }
}

/** A file with the components of a region. */
export async function moduleOf(components: readonly Component[]): Promise<string> {
  const imports = new Map<string, Set<string>>()
  for (const { imports: own } of components)
    for (const [from, names] of Object.entries(own))
      imports.set(from, new Set([...(imports.get(from) ?? []), ...names]))
  const lines = [...imports]
    .toSorted()
    .map(([from, names]) => `import { ${[...names].toSorted().join(", ")} } from ${JSON.stringify(from)}\n`)
  const text = `${lines.join("")}\n${components.map(({ text: own }) => own).join("\n")}`
  const file = join(samples, "react/a.tsx")
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}

/**
 * Every file of a sample's other languages with its text.
 * @param prepared calls outside of the regions
 */
export async function languageFiles(
  file: string,
  calls: Calls,
  prepared: readonly Call[],
): Promise<Map<string, string>> {
  const places = placesOf(file)
  const files = new Map<string, string>()
  if (calls.size > 0) files.set(places.script, scriptOf(calls, prepared))
  for (const [region, own] of calls) files.set(places.component(region), await moduleOf(componentsOf(own)))
  return files
}

/** Puts the files in the place of what was there. */
export function writeLanguages(file: string, files: ReadonlyMap<string, string>): void {
  rmSync(dirname(placesOf(file).component("a")), { recursive: true, force: true })
  rmSync(placesOf(file).script, { force: true })
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** A file as it is kept; nothing where it is not. */
export function kept(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}
