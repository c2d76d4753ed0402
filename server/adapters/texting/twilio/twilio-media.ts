import type { FetchedMedia } from "#server/adapters/texting/texting.ts";
import { fetchFile } from "#server/platform/providers/fetch-file.ts";
import { basicAuthorization } from "./twilio-call.ts";
import type { TwilioAccount } from "./twilio-call.ts";
import { isTwilioFileHost, twilioPaths as paths } from "./twilio-paths.ts";

const mediaPath = /^\/2010-04-01\/Accounts\/(AC\w{32})\/Messages\/([A-Z]{2}\w{32})\/Media\/(ME\w{32})$/;

/** Only the path of the given address counts: the host is always the one of the settings. */
export async function fetchMedia(
  account: TwilioAccount,
  { url, mostBytes }: { url: string; mostBytes: number },
): Promise<FetchedMedia> {
  const [, owner, message = "", sid = ""] = mediaPath.exec(URL.parse(url)?.pathname ?? "") ?? [];
  if (owner !== account.sid) {
    return { kind: "gone" };
  }
  const own = new URL(paths.media(account.sid, message, sid), account.api);
  return fetchFile({
    url: own.href,
    headers: { authorization: basicAuthorization(account) },
    mostBytes,
    isTrusted: (target) => target.origin === own.origin || isTwilioFileHost(target),
  });
}
