import { Output, Sample } from "../../mdx/code-block.tsx"
import { TypeSections, localLinks } from "../code/type-sections.tsx"
import {
  ErrorTable,
  FactList,
  ParameterTable,
  Prose,
  SignatureCode,
  SourceLink,
  TypeText,
  withCode,
} from "../code/parts.tsx"
import { otherSentences } from "../code/sentences.ts"
import type { MethodModel } from "./module-model.ts"

/** The reference page of a module's method: what it does, an example that ran, what goes in and comes out. */
export function MethodPage({ method }: { method: MethodModel }) {
  const { member, module, thrown, types } = method
  const { parameters, returns } = member.signature!
  const links = localLinks(types)
  const sample = `modules/${module.name}/${member.name}`
  return (
    <>
      <p className="back-link">
        <a href="/modules/overview">Back to all modules</a>
      </p>
      <Prose text={otherSentences(member.docs.about)} />
      <FactList
        facts={[
          ["Module", <a href={moduleRoute(module.name)}>{module.title}</a>],
          ["Import from", <code>@stheno/core/{module.name}</code>],
          ["Since", <code>{member.docs.since}</code>],
          ["Source", <SourceLink place={member.source} />],
        ]}
      />
      <SignatureCode name={member.name} signature={member.signature!} />
      <h2>Example</h2>
      <p>
        The <a href={`${moduleRoute(module.name)}#set-up`}>setup of the examples</a> creates the modules and
        rows that the example imports.
      </p>
      <Sample file={`${sample}.ts`} title={`${sample}.ts`} runs="sample" />
      <Output file={sample} />
      {parameters.length > 0 && (
        <>
          <h2>Parameters</h2>
          <ParameterTable parameters={parameters} links={links} />
        </>
      )}
      <h2>Returns</h2>
      <p>
        <TypeText text={returns} links={links} />
        {member.docs.returns ? (
          <>: {withCode(member.docs.returns)}.</>
        ) : (
          ", which resolves when the operation is complete."
        )}
      </p>
      {thrown.length > 0 && (
        <>
          <h2>Errors</h2>
          <p>
            Each error is a <code>CommerceError</code> with a <code>type</code> and a <code>message</code>. A
            call that throws changes nothing.
          </p>
          <ErrorTable thrown={thrown} />
        </>
      )}
      {member.docs.emits && (
        <>
          <h2>Events</h2>
          <p>
            Emits {withCode(member.docs.emits)} after the transaction commits. The{" "}
            <a href="/development/events/events-list">events list</a> describes the payloads.
          </p>
        </>
      )}
      <TypeSections types={types} links={links} />
    </>
  )
}

/** Address of a module's list of methods. */
export function moduleRoute(name: string): string {
  return `/references/${name}`
}

/** Address of a method's page. */
export function methodRoute(module: string, method: string): string {
  return `/references/${module}/${method}`
}
