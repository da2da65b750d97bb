# region install
npm install ./packages/plugins/stheno-redis-0.1.0.tgz
# endregion

# region weather
curl --silent http://localhost:9000/store/weather
curl --silent http://localhost:9000/store/weather
curl --silent --request POST http://localhost:9000/admin/weather \
  --header "Authorization: Bearer $TOKEN"
curl --silent http://localhost:9000/store/weather
redis-cli -u "$REDIS_URL" --scan --pattern "medusa:*"
# endregion

# region check
redis-cli -u "$REDIS_URL" XREVRANGE medusa:events + - COUNT 1
# endregion

# region group
redis-cli -u "$REDIS_URL" XGROUP CREATE medusa:events warehouse 0 MKSTREAM
redis-cli -u "$REDIS_URL" XREADGROUP GROUP warehouse reader-1 COUNT 10 STREAMS medusa:events ">"
# endregion
