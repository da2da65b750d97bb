import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

/** Packages whose modules are CommonJS: their names have to be spelled out. */
const commonJs = /^react(-dom)?(\/|$)/

/**
 * The modules through which extensions get what they share with the dashboard.
 * @param {string} folder of the package
 * @returns {Promise<{ name: string, entry: string, contents: string }[]>} name as extensions import it, name of the
 *   entry, and its source
 */
export async function sharedEntries(folder) {
  const require = createRequire(path.join(folder, "package.json"))
  return namesOf(folder).map((name) => ({
    name,
    entry: `shared-${name.replace(/^@/, "").replaceAll("/", "-")}`,
    contents: commonJs.test(name) ? spelledOut(name, require) : passedOn(name, require),
  }))
}

/** The list is the contract with the build of extensions; esbuild is not there yet to read TypeScript. */
function namesOf(folder) {
  const source = fs.readFileSync(path.join(folder, "src/extensions/manifest.ts"), "utf8")
  const list = /sharedPackages = \[([^\]]+)\]/.exec(source)?.[1]
  if (!list) throw new Error("src/extensions/manifest.ts has no sharedPackages")
  return [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name)
}

/** What React Router has for servers and frameworks: more than half of it, and nothing in it runs in the dashboard. */
const forServers =
  /^(UNSAFE_|unstable_|Static|Server|Scripts|Meta|Links|PrefetchPageLinks|HydratedRouter|isCookie|isSession|create(Static|Cookie|MemorySession|Session|RequestHandler|RoutesStub))|RSC/

function passedOn(name, require) {
  if (name === "react-router-dom") {
    const names = Object.keys(require(name)).filter((each) => !forServers.test(each) && each !== "default")
    return `export { ${names.join(", ")} } from "${name}"\n`
  }
  const hasDefault = name === "@stheno/js-client"
  return `export * from "${name}"\n${hasDefault ? `export { default } from "${name}"\n` : ""}`
}

function spelledOut(name, require) {
  // Production's module of this runtime has nothing in it; what was compiled for development works all the same.
  if (name === "react/jsx-dev-runtime")
    return `import { Fragment, jsx } from "react/jsx-runtime"
export { Fragment }
export const jsxDEV = (type, props, key) => jsx(type, props, key)
`
  const names = Object.keys(require(name)).filter((each) => each !== "default" && each !== "__esModule")
  return `import whole from "${name}"\nexport default whole\nexport const { ${names.join(", ")} } = whole\n`
}
