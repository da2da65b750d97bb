import http from "node:http"

// Prints each event as a line, as a stand-in for the warehouse.
const server = http.createServer(async (request, response) => {
  let body = ""
  for await (const chunk of request) body += chunk
  console.log(
    JSON.parse(body).name,
    request.headers["idempotency-key"] ? "with a key" : "",
  )
  response.end()
})
server.listen(9300, "127.0.0.1")
