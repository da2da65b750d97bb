/** Where something is written down. */
export interface SourcePlace {
  /** relative to the repository */
  readonly file: string
  /** from 1 */
  readonly line: number
}

/** What a docstring says. */
export interface Docs {
  /** paragraphs before the first tag */
  readonly about: string
  readonly params: readonly { readonly name: string; readonly about: string }[]
  readonly returns: string | undefined
  readonly throws: readonly string[]
  readonly emits: string | undefined
  readonly since: string | undefined
}

/** A parameter of a function. */
export interface ParameterModel {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly about: string
}

/** How something is called. */
export interface SignatureModel {
  /** `<T extends object>`, or empty */
  readonly generics: string
  readonly parameters: readonly ParameterModel[]
  readonly returns: string
}

/** A part of a class or an interface. */
export interface MemberModel {
  readonly name: string
  readonly docs: Docs
  readonly isOptional: boolean
  readonly isStatic: boolean
  /** type of a property; empty for a method */
  readonly type: string
  /** parts of the object that a property is or lists, where its type spells them out */
  readonly inner: InnerMembers | undefined
  readonly signature: SignatureModel | undefined
  readonly source: SourcePlace
}

/** The parts of an object within a type. */
export interface InnerMembers {
  /** the type with `object` in place of the parts */
  readonly outline: string
  /** what is between the names: `.`, or `[].` in a list */
  readonly separator: string
  readonly members: readonly MemberModel[]
}

/** What a declaration declares. */
export type DeclarationKind = "class" | "interface" | "type" | "function" | "constant"

/** A declaration that other code may import. */
export interface DeclarationModel {
  readonly kind: DeclarationKind
  readonly name: string
  readonly docs: Docs
  readonly generics: string
  /** `extends` and `implements`, as written */
  readonly heritage: readonly string[]
  readonly members: readonly MemberModel[]
  /** how it is made (classes) or called (functions) */
  readonly signature: SignatureModel | undefined
  /** the text of a type, the value of a constant where it is short */
  readonly text: string
  readonly source: SourcePlace
}
