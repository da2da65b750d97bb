import { useMedusa } from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useParams } from "react-router-dom"
import { Loaded, PageHead } from "../kit/page.tsx"
import { Loading } from "../kit/states.tsx"
import { t } from "../messages/index.ts"

const words = t.products

interface Answer {
  readonly preview: { readonly url: string | null }
}

/**
 * Goes on to the storefront's page of a product, with a token that shows it in any status. Links from a CMS lead here too:
 * visitors who are not signed in sign in first.
 */
export function PreviewPage() {
  const { id = "" } = useParams()
  const { client } = useMedusa()
  const { data, error } = useQuery({
    queryKey: ["product-preview", id],
    queryFn: () =>
      client.admin.custom.post<object, Answer>(`/products/${encodeURIComponent(id)}/preview`, {}),
    // Each visit gets a new token.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  return (
    <Loaded data={data} error={error} back={{ to: "/a/products", label: words.title }}>
      {({ preview: { url } }) =>
        url === null ? (
          <PageHead
            title={words.previewDraft}
            back={{ to: `/a/products/${id}`, label: words.title }}
            text={words.previewUnknown}
          />
        ) : (
          <Leave to={url} />
        )
      }
    </Loaded>
  )
}

/** Replaces this page, so that Back does not lead here again. */
function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to])
  return <Loading />
}
