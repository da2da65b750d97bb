import { Code, Sample } from "../../mdx/code-block.tsx"
import { Prose, SourceLink, FactList, withCode } from "../code/parts.tsx"
import { otherSentences } from "../code/sentences.ts"
import { methodRoute } from "./method-page.tsx"
import type { ModuleModel } from "./module-model.ts"

/** A module: how one is made, and its methods with a sentence each. */
export function ModulePage({ module: { facts, factory, methods } }: { module: ModuleModel }) {
  const made = `import { ${facts.factory} } from "@stheno/core/${facts.name}"`
  const example = `modules/${facts.name}/${methods[0]?.member.name}.ts`
  return (
    <>
      <p className="back-link">
        <a href="/modules/overview">Back to all modules</a>
      </p>
      <Prose text={otherSentences(factory.docs.about)} />
      <FactList
        facts={[
          ["Import from", <code>@stheno/core/{facts.name}</code>],
          ["Since", <code>{factory.docs.since}</code>],
          ["Source", <SourceLink place={factory.source} />],
        ]}
      />
      <Code language="ts" title="Import" code={made} />
      <h2>Methods</h2>
      <table className="fields">
        <thead>
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ member }) => (
            <tr key={member.name}>
              <th scope="row">
                <a href={methodRoute(facts.name, member.name)}>
                  <code>{member.name}</code>
                </a>
              </th>
              <td>{withCode(member.docs.about)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 id="set-up">Setup of the examples</h2>
      <p>
        The examples on the pages of the methods use the modules and rows that this file creates, and the
        connection that it imports. To run them, <a href="/get-the-packages">get the packages</a>, and install
        these in an empty folder:
      </p>
      <Sample file="start/clients.sh" region="modules" title="Terminal" />
      <p>
        <a href="/development/modules/overview#install-the-packages">Modules</a> explains what each package is
        for. Save these two files under the names in their titles:
      </p>
      <Sample file={facts.setup} title={facts.setup} />
      <Sample file="modules/database.ts" title="modules/database.ts" />
      <p>
        Save an example under the name in its title, such as <code>{example}</code>, and run it with{" "}
        <code>npx tsx {example}</code>. The program ends when you press Ctrl-C, or after{" "}
        <code>await database.close()</code>. Its database is in <code>.stheno/modules</code>: delete this
        folder before the next example, because every example creates the same rows. The tests run each
        example on a separate database.
      </p>
    </>
  )
}
