# The site is built in one image and served from another, which has no compiler, no tests and no browser.
FROM node:24.21-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG PUBLIC_ORIGIN
ENV PUBLIC_ORIGIN=$PUBLIC_ORIGIN
RUN node scripts/build.ts && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/core ./core
COPY --from=build /app/contracts ./contracts
COPY --from=build /app/server ./server
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
# Without an administrator's password it does not start.
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data WITHOUT_PASSWORD=refuse
VOLUME /data
# Publish it as 127.0.0.1:8080:8080, behind a proxy on the same machine: Docker passes some strangers' connections on under
# its own address, and what TRUSTED_PROXIES names is believed.
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
