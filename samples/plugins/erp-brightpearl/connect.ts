// region connect
/** Returns the page on which an administrator of Brightpearl agrees. */
export async function startToConnect(
  backend: string,
  token: string,
): Promise<string> {
  const response = await fetch(`${backend}/admin/brightpearl/authorize`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  })
  const body = (await response.json()) as { url: string; message: string }
  if (!response.ok) throw new Error(body.message)
  return body.url
}
// endregion
