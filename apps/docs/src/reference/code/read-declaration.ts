import ts from "typescript"
import type {
  DeclarationKind,
  DeclarationModel,
  Docs,
  InnerMembers,
  MemberModel,
  ParameterModel,
  SignatureModel,
  SourcePlace,
} from "./model.ts"
import { readDocs } from "./read-docs.ts"
import { lineOf, type Found, type ParsedFile } from "./source-tree.ts"

type FunctionLike = ts.SignatureDeclaration
type Members = ts.NodeArray<ts.ClassElement> | ts.NodeArray<ts.TypeElement>

/**
 * Describes a declaration by what its source says.
 * @since 0.1
 */
export function readDeclaration(name: string, { file, node }: Found): DeclarationModel {
  const { tree, text } = file
  const docs = readDocs(statementOf(node), text)
  const members = membersOf(node)
  return {
    kind: kindOf(node),
    name,
    docs,
    generics: ts.isVariableDeclaration(node) ? "" : genericsOf(file, typeParametersOf(node)),
    heritage: heritageOf(node, tree),
    members: members ? readMembers(file, members) : [],
    signature: ownSignature(file, node, docs),
    text: textOf(node, tree),
    source: placeOf(file, node),
  }
}

/** The public parts of a class or an interface, in the order of the source. */
export function readMembers(file: ParsedFile, members: Members): MemberModel[] {
  return [...members].flatMap((member) => {
    if (!isPublic(member) || !member.name) return []
    const called = callableOf(member)
    const docs = readDocs(member, file.text)
    return [
      {
        name: member.name.getText(file.tree),
        docs,
        isOptional: "questionToken" in member && member.questionToken !== undefined,
        isStatic: ts.canHaveModifiers(member) && has(member, ts.SyntaxKind.StaticKeyword),
        type: called ? "" : propertyType(file, member),
        inner: ts.isPropertySignature(member) && !called ? innerOf(file, member.type) : undefined,
        signature: called && readSignature(file, called, docs),
        source: placeOf(file, member),
      },
    ]
  })
}

/** The object that a type spells out, be it in a list or beside `null`. */
function innerOf(file: ParsedFile, type: ts.TypeNode | undefined): InnerMembers | undefined {
  const found = type && literalIn(type)
  if (!type || !found) return undefined
  const { literal, isListed } = found
  const text = file.text
  const outline = `${text.slice(type.getStart(file.tree), literal.getStart(file.tree))}object${text.slice(literal.end, type.end)}`
  return {
    outline: squeezed(outline),
    separator: isListed ? "[]." : ".",
    members: readMembers(file, literal.members),
  }
}

function literalIn(type: ts.TypeNode): { literal: ts.TypeLiteralNode; isListed: boolean } | undefined {
  if (ts.isTypeLiteralNode(type)) {
    // `string & {}` is a text.
    const isPlain = type.members.length > 0 && type.members.every((member) => ts.isPropertySignature(member))
    return isPlain ? { literal: type, isListed: false } : undefined
  }
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return literalIn(type.type)
  if (ts.isArrayTypeNode(type)) {
    const inner = literalIn(type.elementType)
    return inner && { ...inner, isListed: true }
  }
  if (!ts.isUnionTypeNode(type) && !ts.isIntersectionTypeNode(type)) return undefined
  const all = type.types.flatMap((each) => literalIn(each) ?? [])
  return all.length === 1 ? all[0] : undefined
}

const printer = ts.createPrinter({ removeComments: true })

/** A type on one line. The printer separates the members of objects, which are separated by lines in the source. */
export function plainType(node: ts.Node | undefined, tree: ts.SourceFile): string {
  return node ? squeezed(printer.printNode(ts.EmitHint.Unspecified, node, tree)).replaceAll("; }", " }") : ""
}

function squeezed(text: string): string {
  return text
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/(^|[(:] )\| |(?<=\()\s*\| /g, "$1")
    .replace(/\( /g, "(")
    .replace(/,? \)/g, ")")
    .replace(/<\s/g, "<")
    .replace(/,? >/g, (found) => (found.startsWith(",") ? ">" : found))
    .trim()
}

function readSignature(file: ParsedFile, node: FunctionLike, docs: Docs): SignatureModel {
  return {
    generics: genericsOf(file, node.typeParameters),
    parameters: node.parameters.map((parameter) =>
      readParameter(file, parameter, { docs, others: node.parameters }),
    ),
    returns: plainType(node.type, file.tree) || "void",
  }
}

function readParameter(
  { tree }: ParsedFile,
  node: ts.ParameterDeclaration,
  { docs, others }: { docs: Docs; others: readonly ts.ParameterDeclaration[] },
): ParameterModel {
  const name = ts.isIdentifier(node.name) ? node.name.text : nameOfPattern(others, docs)
  return {
    name: node.dotDotDotToken ? `...${name}` : name,
    type: plainType(node.type, tree) || initialType(node.initializer),
    isOptional: node.questionToken !== undefined || node.initializer !== undefined,
    about: saidOf(name, docs),
  }
}

/** A parameter that is taken apart where it is declared has the name that the docstring gives it. */
function nameOfPattern(parameters: readonly ts.ParameterDeclaration[], { params }: Docs): string {
  const taken = new Set(parameters.map(({ name }) => (ts.isIdentifier(name) ? name.text : "")))
  return params.map(({ name }) => name.split(".")[0]!).find((name) => !taken.has(name)) ?? "input"
}

/** What is said of a parameter, or of its properties one by one. */
function saidOf(parameter: string, { params }: Docs): string {
  const whole = params.find(({ name }) => name === parameter)
  if (whole) return whole.about
  return params
    .filter(({ name }) => name.startsWith(`${parameter}.`))
    .map(({ name, about }) => `\`${name.slice(parameter.length + 1)}\`: ${about}`)
    .join("; ")
}

/** A parameter without a type has the type of its default. */
function initialType(node: ts.Expression | undefined): string {
  if (!node) return "unknown"
  if (ts.isStringLiteral(node)) return "string"
  if (ts.isNumericLiteral(node)) return "number"
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return "boolean"
  return "object"
}

function callableOf(member: ts.Node): FunctionLike | undefined {
  if (ts.isMethodDeclaration(member) || ts.isMethodSignature(member)) return member
  if (ts.isPropertyDeclaration(member) && member.initializer && ts.isArrowFunction(member.initializer))
    return member.initializer
  if (ts.isPropertySignature(member) && member.type && ts.isFunctionTypeNode(member.type)) return member.type
  return undefined
}

function propertyType({ tree }: ParsedFile, member: ts.Node): string {
  if (ts.isGetAccessorDeclaration(member)) return plainType(member.type, tree)
  if (
    ts.isPropertyDeclaration(member) &&
    !member.type &&
    member.initializer &&
    ts.isNewExpression(member.initializer)
  )
    return member.initializer.expression.getText(tree)
  if (ts.isPropertyDeclaration(member) || ts.isPropertySignature(member))
    return plainType(member.type, tree) || "unknown"
  return ""
}

function isPublic(member: ts.ClassElement | ts.TypeElement): boolean {
  if (ts.isConstructorDeclaration(member) || ts.isSetAccessorDeclaration(member)) return false
  if (member.name && ts.isPrivateIdentifier(member.name)) return false
  if (!ts.canHaveModifiers(member)) return true
  return !has(member, ts.SyntaxKind.PrivateKeyword) && !has(member, ts.SyntaxKind.ProtectedKeyword)
}

function has(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false
}

function kindOf(node: Found["node"]): DeclarationKind {
  if (ts.isClassDeclaration(node)) return "class"
  if (ts.isInterfaceDeclaration(node)) return "interface"
  if (ts.isTypeAliasDeclaration(node)) return "type"
  if (ts.isFunctionDeclaration(node) || functionOf(node)) return "function"
  return "constant"
}

function membersOf(node: Found["node"]): Members | undefined {
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) return node.members
  if (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type)) return node.type.members
  return undefined
}

function ownSignature(file: ParsedFile, node: Found["node"], docs: Docs): SignatureModel | undefined {
  if (ts.isFunctionDeclaration(node)) return readSignature(file, node, docs)
  const assigned = functionOf(node)
  if (assigned) return readSignature(file, assigned, docs)
  if (!ts.isClassDeclaration(node)) return undefined
  const maker = node.members.find((member) => ts.isConstructorDeclaration(member))
  return maker && readSignature(file, maker, readDocs(maker, file.text))
}

/** The function that a constant holds. */
function functionOf(node: Found["node"]): FunctionLike | undefined {
  if (!ts.isVariableDeclaration(node) || !node.initializer) return undefined
  return ts.isArrowFunction(node.initializer) ? node.initializer : undefined
}

function heritageOf(node: Found["node"], tree: ts.SourceFile): string[] {
  if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) return []
  return (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map((type) => squeezed(type.getText(tree))),
  )
}

function typeParametersOf(node: ts.Node): readonly ts.Node[] | undefined {
  const hasThem =
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node)
  return hasThem ? node.typeParameters : undefined
}

function genericsOf({ tree }: ParsedFile, list: readonly ts.Node[] | undefined): string {
  return list?.length ? `<${list.map((each) => squeezed(each.getText(tree))).join(", ")}>` : ""
}

function textOf(node: Found["node"], tree: ts.SourceFile): string {
  if (ts.isTypeAliasDeclaration(node)) return node.getText(tree).replace(/^export /, "")
  return ts.isVariableDeclaration(node) && node.type ? plainType(node.type, tree) : ""
}

/** A docstring stands before the statement, also of a constant. */
function statementOf(node: Found["node"]): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node
}

function placeOf(file: ParsedFile, node: ts.Node): SourcePlace {
  return { file: file.path, line: lineOf(file, node) }
}
