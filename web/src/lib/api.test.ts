import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiProblem, problemText } from "./api";
import { say } from "./words";

function answer(body: string, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function thrownBy(doing: () => Promise<unknown>): Promise<ApiProblem> {
  const thrown = await doing().then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ApiProblem);
  return thrown as ApiProblem;
}

afterEach(() => vi.unstubAllGlobals());

describe("what is sent", () => {
  it("is JSON with the key in a header", async () => {
    const fetch = answer('{"id":"a","key":"k"}');
    expect(await api.join("a", { key: "k", seat: 2 })).toEqual({ id: "a", key: "k" });
    expect(fetch).toHaveBeenCalledWith(
      "/api/tables/a/join",
      expect.objectContaining({
        method: "POST",
        body: '{"key":"k","seat":2}',
        headers: { "Accept-Language": "en", "Content-Type": "application/json" },
      }),
    );
    await api.table("a", "secret");
    const [path, sent] = fetch.mock.lastCall as [string, RequestInit];
    expect(path).toBe("/api/tables/a");
    expect(sent.headers).toEqual({ "Accept-Language": "en", "X-Table-Key": "secret" });
    expect(sent.body).toBeUndefined();
  });

  it("cannot break out of its place in a path", async () => {
    const fetch = answer("{}");
    await api.step("../home?x", 3, 1);
    expect(fetch.mock.lastCall![0]).toBe("/api/replays/..%2Fhome%3Fx/3?seat=1");
  });

  it("may have no answer to read", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(null, { status: 204 })),
    );
    await expect(api.leave("a")).resolves.toBeUndefined();
  });

  it("brings texts as they are", async () => {
    answer("record: 1\n");
    expect(await api.record("a")).toBe("record: 1\n");
  });
});

describe("problems", () => {
  it("of the server keep its words", async () => {
    answer('{"reason":"full","text":"Every seat is taken."}', 409);
    const problem = await thrownBy(() => api.join("a", {}));
    expect(problem).toMatchObject({ reason: "full", text: "Every seat is taken.", status: 409 });
    expect(problemText(problem)).toBe("Every seat is taken.");
  });

  it.each(["<html>Bad Gateway</html>", '{"detail":"x"}', "null", ""])(
    "without words get ours: %s",
    async (body) => {
      answer(body, 502);
      const problem = await thrownBy(() => api.home());
      expect(problem).toMatchObject({ reason: "status", status: 502 });
      expect(problem.text).toContain("502");
    },
  );

  it("of the line are told apart", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
    expect(await thrownBy(() => api.home())).toMatchObject({
      reason: "offline",
      status: 0,
      text: say("page-error-offline"),
    });
  });

  it("of an unreadable answer too", async () => {
    answer("<html>");
    expect(await thrownBy(() => api.home())).toMatchObject({ reason: "unreadable", status: 200 });
  });

  it("of our own are logged and named", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(problemText(new Error("x"))).toBe(say("page-error-own"));
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
