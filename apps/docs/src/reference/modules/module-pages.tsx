import { readFileSync } from "node:fs"
import type { PageSource } from "../../content/page.ts"
import { generatedPage } from "../generated-page.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { MethodPage, methodRoute, moduleRoute } from "./method-page.tsx"
import { moduleFacts, readModule, type MethodModel, type ModuleModel } from "./module-model.ts"
import { ModulePage } from "./module-page.tsx"

const samples = new URL("../../../../../samples/", import.meta.url)

/**
 * A page for each module that runs without a server, and one for each of its methods.
 * @throws MethodError, ThrownError when a docstring lacks what the page needs
 * @since 0.1
 */
export function modulePages(tree: SourceTree): PageSource[] {
  return moduleFacts.flatMap((facts) => {
    const module = readModule(facts, tree)
    return [modulePage(module), ...module.methods.map(methodPage)]
  })
}

function modulePage(module: ModuleModel): PageSource {
  const { facts, factory } = module
  return generatedPage(
    {
      id: `references/${facts.name}/index`,
      route: moduleRoute(facts.name),
      title: `${facts.title} module`,
      label: "All methods",
      icon: "list",
      description: factory.docs.about,
      sidebar: facts.sidebar,
      kind: "index",
      source: factory.source.file,
    },
    [module, sampleText(facts.setup), sampleText("modules/database.ts"), sampleText("start/clients.sh")],
    () => <ModulePage module={module} />,
  )
}

function methodPage(method: MethodModel): PageSource {
  const { member, module } = method
  const sample = `modules/${module.name}/${member.name}`
  return generatedPage(
    {
      id: `references/${module.name}/${member.name}`,
      route: methodRoute(module.name, member.name),
      title: member.name,
      description: member.docs.about,
      sidebar: module.sidebar,
      kind: "reference",
      source: member.source.file,
    },
    [method, sampleText(`${sample}.ts`), sampleText(`output/${sample}.txt`)],
    () => <MethodPage method={method} />,
  )
}

function sampleText(file: string): string {
  return readFileSync(new URL(file, samples), "utf8")
}
