import { dirname, posix } from "node:path"
import ts from "typescript"
import type { SourceFile } from "./source-files.ts"
import type { Violation } from "./architecture.ts"

/** Imports that ignore how packages are entered: by what their `exports` name. Paths are those of the repository. */
export function findCrossings(sources: readonly SourceFile[]): Violation[] {
  return sources.flatMap(({ path, text }) =>
    ts
      .preProcessFile(text, true, true)
      .importedFiles.flatMap(({ fileName }) => judge(path, fileName))
      .map((violation) => ({ file: path, ...violation })),
  )
}

function judge(path: string, fileName: string): Omit<Violation, "file">[] {
  if (fileName.startsWith(".")) {
    const imports = posix.normalize(posix.join(dirname(path), fileName))
    const entered = /^((?:packages|plugins|apps)\/[^/]+\/)src\//.exec(imports)?.[1]
    return entered && !path.startsWith(entered)
      ? [{ imports, rule: "another package is imported by its name, not by the path of its sources" }]
      : []
  }
  if (fileName === "@stheno/core/host" && isExtension(path))
    return [{ imports: fileName, rule: "plugins and projects use the extension API, not what servers need" }]
  return isPublished(path) && /^@stheno\/[\w-]+\/internal\//.test(fileName)
    ? [{ imports: fileName, rule: "what is published imports nothing that is only for this repository" }]
    : []
}

/** Whether a file is bundled into a package of npm: no test, no generator, and not of a package that stays here. */
function isPublished(path: string): boolean {
  return (
    /^(packages|plugins)\/[^/]+\/src\//.test(path) &&
    !/\.test\.tsx?$|\/testing\//.test(path) &&
    !/^packages\/(codegen|testing)\//.test(path)
  )
}

/** Whether a file is code of a plugin, or of a project in the samples or in the templates of new projects. */
function isExtension(path: string): boolean {
  return (
    !/\.test\.tsx?$/.test(path) &&
    /^plugins\/[^/]+\/src\/|^samples\/([^/]+\/)+src\/|^packages\/create-medusa-app\/template/.test(path)
  )
}
