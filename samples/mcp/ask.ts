// region import
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
// endregion

/** Starts `stheno mcp`, asks two questions and ends it. */
export async function ask(command: string, args: string[]): Promise<string[]> {
  // region connect
  const client = new Client({ name: "my-program", version: "1.0.0" })
  await client.connect(new StdioClientTransport({ command, args }))
  const { tools } = await client.listTools()
  // endregion

  // region call
  const regions = await client.callTool({
    name: "call_operation",
    arguments: { path: "/store/regions", query: { limit: 1 } },
  })
  await client.close()
  // endregion
  const [content] = regions.content as { text: string }[]
  return [tools.map(({ name }) => name).join("\n"), content!.text]
}
