import { ownVersion } from "./places.ts"
import { pluginFolder, tarballFolder } from "./tarballs.ts"

/**
 * Whether npm's registry has the packages of Stheno. Until then, commands install them from the tarballs of
 * `npm run pack -- DIR`. Set it to true in the commit that publishes: help texts and the samples of the documentation then
 * name the registry.
 */
export const arePublished: boolean = false

/** The folder of tarballs that commands in help texts and samples name, beside a project. */
const packFolder = "stheno-packages"

/** How to run create-medusa-app. */
export function scaffoldCommand(): string {
  const fromTarballs = `npx ./${packFolder}/stheno-create-medusa-app-${ownVersion()}.tgz`
  return asItWorks(fromTarballs)
}

/**
 * A command as it works now. It is written with tarballs, and names the registry once the packages are published.
 * @param published for tests
 */
export function asItWorks(command: string, published = arePublished): string {
  if (!published) return command
  const folder = `\\.{1,2}/(?:${packFolder}|${tarballFolder}/${pluginFolder})`
  const tarball = new RegExp(`${folder}/stheno-([a-z][a-z0-9-]*?)-\\d+\\.\\d+\\.\\d+\\.tgz`, "g")
  return command.replace(tarball, "@stheno/$1")
}

/** Whether a command needs the tarballs. */
export function needsTarballs(command: string): boolean {
  return (
    !arePublished &&
    (command.includes(`${packFolder}/`) || command.includes(`./${tarballFolder}/${pluginFolder}/`))
  )
}
