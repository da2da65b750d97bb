import { readDeclaration } from "./read-declaration.ts"
import type { DeclarationModel, MemberModel } from "./model.ts"
import type { SourceTree } from "./source-tree.ts"

const most = 12

/** Types that tell a reader too little or too much. */
const leftOut = new Set(["SharedContext", "Executor", "ModuleCore"])

/**
 * The declarations that a method's parameters need, with those they need in turn, and those that its answer names.
 * @since 0.1
 */
export function reachedTypes(method: MemberModel, tree: SourceTree): DeclarationModel[] {
  const found = new Map<string, DeclarationModel>()
  const reach = (text: string, file: string, depth: number): void => {
    for (const name of namesIn(text)) {
      if (found.size >= most || found.has(name) || leftOut.has(name)) continue
      const declared = tree.resolve(file, name)
      if (!declared || declared.file.path.includes("schema.gen")) continue
      const model = withInherited(readDeclaration(name, declared), tree)
      if (model.kind === "class" || model.kind === "function" || model.kind === "constant") continue
      found.set(name, model)
      if (depth > 0) for (const inner of typesOf(model)) reach(inner, model.source.file, depth - 1)
    }
  }
  const { file } = method.source
  // A config says which columns are read, not what goes in: the row is described as what comes out.
  for (const { type } of method.signature?.parameters ?? [])
    reach(type.replace(/(FindConfig)<.*>/, "$1"), file, 3)
  reach(method.signature?.generics ?? "", file, 3)
  reach(method.signature?.returns ?? "", file, /\bunknown\b/.test(method.signature?.returns ?? "") ? 0 : 1)
  return [...found.values()]
}

/** An interface with what it inherits from others. */
export function withInherited(model: DeclarationModel, tree: SourceTree): DeclarationModel {
  if (model.kind !== "interface") return model
  const inherited = model.heritage.flatMap((heritage) => {
    // Arguments that are names, such as `FindParams<E, F>`, are called the same by the parent.
    const name = /^(\w+)(?:<\w(?:, \w)*>)?$/.exec(heritage)?.[1]
    const parent = name === undefined ? undefined : tree.resolve(model.source.file, name)
    return name !== undefined && parent ? withInherited(readDeclaration(name, parent), tree).members : []
  })
  const own = new Set(model.members.map(({ name }) => name))
  return { ...model, members: [...inherited.filter(({ name }) => !own.has(name)), ...model.members] }
}

/** The words of a type that may be names of declarations. */
export function namesIn(text: string): string[] {
  const withoutTexts = text.replace(/(["'`])(?:(?!\1).)*\1/g, "")
  return [...new Set(withoutTexts.match(/\b[A-Z]\w*/g) ?? [])]
}

function typesOf({ members, text, kind }: DeclarationModel): string[] {
  if (kind === "type" && members.length === 0) return [text.replace(/^type \w+/, "")]
  return members.map(({ type, signature }) => type || (signature?.returns ?? ""))
}
