# The release is made in one image and runs in another, which has no package but Node.
FROM node:24.21-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY . .
RUN node scripts/release.ts \
  && mkdir /app \
  && tar -xzf release/sundry-*.tar.gz --strip-components=1 -C /app

FROM node:24.21-bookworm-slim
WORKDIR /app
COPY --from=build /app ./
# Any user may write here, because `--user` names one that the image does not know. The data itself is for its owner alone.
RUN mkdir --mode=1777 /data
USER node
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME /data
# Publish it as 127.0.0.1:8080:8080 behind a proxy on the same machine: Docker passes some strangers' connections on under
# its own address, and what TRUSTED_PROXIES names is believed.
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "sundry.js"]
