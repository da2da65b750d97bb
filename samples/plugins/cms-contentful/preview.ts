// region preview
interface Access {
  /** https://preview.contentful.com, or another address for the EU */
  readonly host: string
  readonly spaceId: string
  readonly environment: string
  /** the access token of Contentful's preview API, which must not reach the browser */
  readonly token: string
}

/** The fields of a product's entry as editors drafted them; undefined without an entry. */
export async function previewOf(productId: string, access: Access) {
  const { host, spaceId, environment, token } = access
  const response = await fetch(
    `${host}/spaces/${spaceId}/environments/${environment}/entries/${productId}`,
    {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(5000),
    },
  )
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`Contentful answered ${response.status}`)
  const entry = (await response.json()) as { fields: Record<string, unknown> }
  return entry.fields
}
// endregion
