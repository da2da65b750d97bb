import type { AdminPostAppsReq } from "@stheno/js-client"
import { CircleAlert, CircleCheck } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useParams, useSearchParams } from "react-router-dom"
import { errorText } from "../kit/errors.ts"
import { PageHead } from "../kit/page.tsx"
import { Empty, Loading } from "../kit/states.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { settingsBack } from "./settings-back.ts"

const words = t.apps

/** Where an application leads back to after a team member agreed to connect it, with a code and the state that it was given. */
export function ConnectApp() {
  const { name = "" } = useParams()
  const [search] = useSearchParams()
  const code = search.get("code")
  const state = search.get("state")
  return (
    <>
      <PageHead isMissing title={words.title} back={settingsBack} />
      {code && state ? (
        <Authorization authorization={{ application_name: name, code, state }} />
      ) : (
        <Failure name={name} text={words.incomplete} />
      )}
    </>
  )
}

/** Sends the code once, because it is valid once. */
function Authorization({ authorization }: { authorization: AdminPostAppsReq }) {
  const [connected, setConnected] = useState<string>()
  const wasSent = useRef(false)
  const { error, mutate } = useAction<AdminPostAppsReq>(
    async (client, given) => {
      const { apps } = await client.admin.apps.authorize(given)
      setConnected(apps.display_name)
    },
    { quiet: true },
  )
  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    mutate(authorization)
  })
  const name = authorization.application_name
  if (error) return <Failure name={name} text={errorText(error)} />
  if (connected === undefined)
    return (
      <>
        <p>{words.connecting({ name })}</p>
        <Loading />
      </>
    )
  return (
    <div className="card" role="status">
      <Empty icon={CircleCheck} text={words.connected({ name: connected })} />
    </div>
  )
}

function Failure({ name, text }: { name: string; text: string }) {
  return (
    <div className="card" role="alert">
      <Empty icon={CircleAlert} title={words.failed({ name })} text={`${text} ${words.startAgain}`} />
    </div>
  )
}
