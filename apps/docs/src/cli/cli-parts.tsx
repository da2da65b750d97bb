import { appOptions } from "@stheno/create-medusa-app/internal/options.ts"
import type { CommandDescription, CommandOption } from "@stheno/server/internal/command-line/description.ts"
import { usageOf } from "@stheno/server/internal/command-line/help.ts"
import { commandList, globalOptions } from "@stheno/server/internal/command-line/registry.ts"
import type { PageParts } from "../content/page.ts"
import { TerminalSession } from "../mdx/terminal.tsx"
import { readSessions } from "./sessions.ts"

/**
 * What pages may say of the command line in words made from the code: every command of `stheno`, the options that all
 * of them take, and the options of create-medusa-app.
 * @since 0.1
 */
export function cliParts(): PageParts {
  const sessions = readSessions()
  return {
    CommandReference: {
      data: [commandList, [...sessions]],
      component: () => <CommandReference sessions={sessions} />,
    },
    GlobalOptions: { data: globalOptions, component: () => <OptionTable options={globalOptions} /> },
    CreateAppOptions: { data: appOptions, component: () => <OptionTable options={appOptions} /> },
  }
}

function CommandReference({ sessions }: { sessions: ReadonlyMap<string, string> }) {
  return (
    <>
      {commandList.map((command) => (
        <section key={command.name}>
          <h2>{command.name}</h2>
          <Command command={command} name={command.name} />
          {sessions.has(command.name) && <TerminalSession text={sessions.get(command.name)!} />}
        </section>
      ))}
    </>
  )
}

function Command({ name, command }: { name: string; command: CommandDescription }) {
  const { summary, about = [], options = [], examples = [], failure } = command
  return (
    <>
      <p>{summary}</p>
      <p>
        <code>{usageOf(name, command)}</code>
      </p>
      {about.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {command.arguments && <ArgumentTable command={command} />}
      {options.length > 0 && <OptionTable options={options} />}
      {examples.length > 0 && (
        <ul>
          {examples.map(({ words, about: does }) => (
            <li key={words}>
              <code>stheno {words}</code> {does}
            </li>
          ))}
        </ul>
      )}
      <p>Exit code 1: {failure}.</p>
    </>
  )
}

function ArgumentTable({ command: { arguments: words = [] } }: { command: CommandDescription }) {
  return <Rows head="Argument" rows={words.map(({ name, about }) => [name, about])} />
}

function OptionTable({ options }: { options: readonly CommandOption[] }) {
  const rows = options.map(({ name, short, value, about }): [string, string] => [
    `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`,
    about,
  ])
  return <Rows head="Option" rows={rows} />
}

function Rows({ head, rows }: { head: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, about]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
