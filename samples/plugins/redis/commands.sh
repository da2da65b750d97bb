# region install
npm install ./packages/plugins/stheno-redis-0.1.0.tgz
# endregion

# region check
redis-cli -u "$REDIS_URL" XREVRANGE medusa:events + - COUNT 1
# endregion

# region group
redis-cli -u "$REDIS_URL" XGROUP CREATE medusa:events warehouse 0 MKSTREAM
redis-cli -u "$REDIS_URL" XREADGROUP GROUP warehouse reader-1 COUNT 10 STREAMS medusa:events ">"
# endregion
