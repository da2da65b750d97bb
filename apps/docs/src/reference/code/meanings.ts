import type { DeclarationModel, ParameterModel, SignatureModel } from "./model.ts"
import { readDeclaration } from "./read-declaration.ts"
import { firstSentence } from "./sentences.ts"
import type { SourceTree } from "./source-tree.ts"

/**
 * Describes parameters that nobody has described by the first sentence about their type, such as `call: ProviderCall`.
 * @since 0.1
 */
export function withMeanings(model: DeclarationModel, tree: SourceTree): DeclarationModel {
  if (model.kind === "type") return model
  const meaningOf = ({ about, type }: ParameterModel, file: string): string => {
    const name = /^(?:readonly )?(?:(?:Pick|Omit|Partial|Readonly)<)?([A-Z]\w*)/.exec(type)?.[1]
    const found = about || name === undefined ? undefined : tree.resolve(file, name)
    return found && name !== undefined ? firstSentence(readDeclaration(name, found).docs.about) : about
  }
  const described = (signature: SignatureModel | undefined, file: string) =>
    signature && {
      ...signature,
      parameters: signature.parameters.map((parameter) => ({
        ...parameter,
        about: meaningOf(parameter, file),
      })),
    }
  return {
    ...model,
    signature: described(model.signature, model.source.file),
    members: model.members.map((member) => ({
      ...member,
      signature: described(member.signature, member.source.file),
    })),
  }
}
