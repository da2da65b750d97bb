import { configKeys, type ConfigKey } from "@stheno/server/internal/config/keys.ts"
import {
  builtInPlugins,
  settingsWithoutMeaning,
  successorPlugins,
  topKeysWithoutMeaning,
} from "@stheno/server/internal/project/config-keys.ts"
import { dashboardKeys, dashboardKeysWithoutMeaning } from "@stheno/server/internal/admin/read-settings.ts"
import type { PageParts } from "../content/page.ts"

const settings: readonly ConfigKey<unknown>[] = Object.values(configKeys)

/**
 * What pages may say of settings in words made from the code: every setting, and the keys and plugins of v1 that are
 * passed over.
 * @since 0.1
 */
export function configParts(): PageParts {
  const passedOver = [...Object.entries(topKeysWithoutMeaning), ...Object.entries(settingsWithoutMeaning)]
  return {
    ConfigReference: {
      data: settings.map(({ env, about, default: fallback }) => [env, about, fallback]),
      component: () => <ConfigReference />,
    },
    PassedOverKeys: { data: passedOver, component: () => <Reasons head="Key" entries={passedOver} /> },
    DashboardSettings: {
      data: dashboardKeys,
      component: () => <Reasons head="Key" why="What it says" entries={Object.entries(dashboardKeys)} />,
    },
    PassedOverDashboardKeys: {
      data: dashboardKeysWithoutMeaning,
      component: () => <Reasons head="Option" entries={Object.entries(dashboardKeysWithoutMeaning)} />,
    },
    SuccessorPlugins: {
      data: successorPlugins,
      component: () => (
        <Reasons head="Plugin of v1" why="Replaced by" entries={Object.entries(successorPlugins)} />
      ),
    },
    PassedOverPlugins: {
      data: builtInPlugins,
      component: () => <Reasons head="Plugin" entries={Object.entries(builtInPlugins)} />,
    },
  }
}

function ConfigReference() {
  return (
    <table>
      <thead>
        <tr>
          <th>Variable</th>
          <th>Key of projectConfig</th>
          <th>What it is</th>
          <th>Unless set</th>
        </tr>
      </thead>
      <tbody>
        {settings.map((key) => (
          <tr key={key.env}>
            <td>
              <code>{key.env}</code>
            </td>
            <td>{key.env === "NODE_ENV" ? "none" : <code>{key.env.toLowerCase()}</code>}</td>
            <td>{key.about}</td>
            <td>{fallbackOf(key)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function fallbackOf({ default: fallback }: ConfigKey<unknown>) {
  const text = Array.isArray(fallback) ? fallback.join(", ") : String(fallback)
  return text === "" ? "empty" : <code>{text}</code>
}

function Reasons(props: { head: string; why?: string; entries: readonly (readonly [string, string])[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>{props.head}</th>
          <th>{props.why ?? "Why it is not needed"}</th>
        </tr>
      </thead>
      <tbody>
        {props.entries.map(([name, reason]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
