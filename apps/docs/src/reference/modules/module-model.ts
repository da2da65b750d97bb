import ts from "typescript"
import { readDeclaration, readMembers } from "../code/read-declaration.ts"
import type { DeclarationModel, MemberModel, SourcePlace } from "../code/model.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { reachedTypes } from "../code/reached-types.ts"
import { registeredErrors, thrownBy, type Thrown } from "../code/thrown.ts"

/** A module that runs without a server. */
export interface ModuleFacts {
  /** last part of its entry and of its address */
  readonly name: string
  readonly title: string
  /** file below `packages/core/src/modules` */
  readonly file: string
  readonly type: string
  readonly factory: string
  /** the sample that makes one, with what the other samples work on */
  readonly setup: string
  readonly sidebar: "pricingReference" | "productReference" | "inventoryReference" | "stockLocationReference"
}

/** The modules that have a page per method. */
export const moduleFacts: readonly ModuleFacts[] = [
  {
    name: "pricing",
    title: "Pricing",
    file: "pricing.ts",
    type: "PricingModule",
    factory: "createPricingModule",
    setup: "modules/prices.ts",
    sidebar: "pricingReference",
  },
  {
    name: "product",
    title: "Product",
    file: "product.ts",
    type: "ProductModule",
    factory: "createProductModule",
    setup: "modules/catalog.ts",
    sidebar: "productReference",
  },
  {
    name: "inventory",
    title: "Inventory",
    file: "inventory.ts",
    type: "InventoryModule",
    factory: "createInventoryModule",
    setup: "modules/stock.ts",
    sidebar: "inventoryReference",
  },
  {
    name: "stock-location",
    title: "Stock location",
    file: "stock-location.ts",
    type: "StockLocationModule",
    factory: "createStockLocationModule",
    setup: "modules/stock.ts",
    sidebar: "stockLocationReference",
  },
]

/** A method with everything its page shows. */
export interface MethodModel {
  readonly module: ModuleFacts
  readonly member: MemberModel
  readonly thrown: readonly Thrown[]
  /** declarations of the types that go in and come out */
  readonly types: readonly DeclarationModel[]
}

/** A module with its methods in the order of the source. */
export interface ModuleModel {
  readonly facts: ModuleFacts
  readonly factory: DeclarationModel
  readonly methods: readonly MethodModel[]
}

/** A method lacks words that its page needs. */
export class MethodError extends Error {}

/**
 * Reads a module and the docstrings of its methods.
 * @throws MethodError when the docblock of a method lacks a description, a parameter or the return value
 * @since 0.1
 */
export function readModule(facts: ModuleFacts, tree: SourceTree): ModuleModel {
  const path = `packages/core/src/modules/${facts.file}`
  const factory = tree.resolve(path, facts.factory)
  if (!factory) throw new MethodError(`${path}: no ${facts.factory}`)
  const methods = classesOf(path, facts.type, tree).flatMap(({ file, node }) =>
    readMembers(file, node.members).map((member) => methodOf(facts, member, tree)),
  )
  return { facts, factory: readDeclaration(facts.factory, factory), methods }
}

function methodOf(module: ModuleFacts, member: MemberModel, tree: SourceTree): MethodModel {
  const where = placed(member.source)
  if (!member.signature || !member.docs.about)
    throw new MethodError(`${where}: ${member.name} has no description`)
  const silent = member.signature.parameters.filter(({ about }) => !about)
  if (silent.length)
    throw new MethodError(`${where}: nothing is said of ${silent.map((each) => each.name).join()}`)
  if (!/Promise<void>/.test(member.signature.returns) && !member.docs.returns)
    throw new MethodError(`${where}: ${member.name} does not say what it returns`)
  const thrown = thrownBy(member.docs.throws, where).map(asArgument)
  return { module, member, thrown, types: reachedTypes(member, tree) }
}

/** Errors of requests, in the words of a call: it has arguments instead of parameters and a body. */
const ofArguments: Readonly<Record<string, Pick<Thrown, "when" | "fix">>> = {
  "general.invalid_data": {
    when: "An argument is missing, has the wrong type, or has a property that is unknown.",
    fix: "Correct the properties that the message names.",
  },
  "general.fields_not_valid": {
    when: "`select` or `relations` of the config names a field or relation that the rows do not have.",
    fix: "Leave the named fields out.",
  },
  "general.order_not_valid": {
    when: "`order` of the config names a field by which the rows cannot be sorted.",
    fix: "Sort by a field of the rows.",
  },
}

function asArgument(thrown: Thrown): Thrown {
  const own = ofArguments[thrown.name]
  return own && thrown.when === registeredErrors().get(thrown.name)?.when ? { ...thrown, ...own } : thrown
}

/** The class that has a module's methods, or those that its interface joins. */
function classesOf(path: string, type: string, tree: SourceTree) {
  const found = tree.resolve(path, type)
  if (found && ts.isClassDeclaration(found.node)) return [{ file: found.file, node: found.node }]
  if (!found || !ts.isInterfaceDeclaration(found.node)) throw new MethodError(`${path}: no ${type}`)
  return (found.node.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ typeArguments }) => {
      const name = typeArguments?.[0]?.getText(found.file.tree) ?? ""
      const part = tree.resolve(path, name)
      if (!part || !ts.isClassDeclaration(part.node)) throw new MethodError(`${path}: ${name} is not a class`)
      return [{ file: part.file, node: part.node }]
    }),
  )
}

function placed({ file, line }: SourcePlace): string {
  return `${file}:${line}`
}
