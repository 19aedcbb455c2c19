import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteLater, hiddenIds, sendPendingDeletions, thinkingMilliseconds } from '#web/lib/pending-deletions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  sendPendingDeletions();
  vi.useRealTimers();
});

/** A deletion of which the answer comes when `answer` is called. */
function situation(id = 'een') {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const send = vi.fn<(isLeaving: boolean) => Promise<void>>(() => promise);
  return { send, answer, deletion: deleteLater(id, send) };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a deletion', () => {
  it('is sent after ten seconds and not before; what it deletes is out of sight until its answer is dealt with', async () => {
    const { send, answer, deletion } = situation();
    expect([...hiddenIds()]).toEqual(['een']);
    await vi.advanceTimersByTimeAsync(thinkingMilliseconds - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toEqual([[false]]);
    await deletion.over;
    expect([...hiddenIds()]).toEqual(['een']);
    answer();
    await settled();
    expect([...hiddenIds()]).toEqual([]);
  });

  it('that is undone is never sent, and shows again at once', async () => {
    const { send, deletion } = situation();
    deletion.undo();
    await deletion.over;
    expect([...hiddenIds()]).toEqual([]);
    deletion.sendNow();
    deletion.goOn();
    sendPendingDeletions();
    await vi.advanceTimersByTimeAsync(2 * thinkingMilliseconds);
    expect(send).not.toHaveBeenCalled();
  });

  it('that was sent is not undone, nor sent again', async () => {
    const { send, deletion } = situation();
    deletion.sendNow();
    deletion.undo();
    expect([...hiddenIds()]).toEqual(['een']);
    await vi.advanceTimersByTimeAsync(2 * thinkingMilliseconds);
    expect(send.mock.calls).toEqual([[false]]);
  });

  it('waits as long as somebody is about to undo it, and then the whole time again', async () => {
    const { send, deletion } = situation();
    await vi.advanceTimersByTimeAsync(thinkingMilliseconds - 1);
    deletion.hold();
    await vi.advanceTimersByTimeAsync(5 * thinkingMilliseconds);
    deletion.goOn();
    await vi.advanceTimersByTimeAsync(thinkingMilliseconds - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledOnce();
  });

  it('goes at once, with all others, when the page is left', async () => {
    const [one, other] = [situation('een'), situation('twee')];
    sendPendingDeletions();
    expect([one.send.mock.calls, other.send.mock.calls]).toEqual([[[true]], [[true]]]);
    one.answer();
    await settled();
    expect([...hiddenIds()]).toEqual(['twee']);
    other.answer();
    await settled();
  });
});
