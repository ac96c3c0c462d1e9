"""Learning with matrices of few bits: a step sees them as the browser will, what it learns goes to the numbers behind them."""
import torch

from export import is_matrix, kept

# the scales are found anew once in so many steps
STEADY = 40


class AsRead:
    """`with` it, the net's matrices are rounded as `export.rounded` does; without bits nothing changes."""

    def __init__(self, net, bits):
        learned = ((name, w) for name, w in net.named_parameters() if w.requires_grad)
        self.matrices = [w.data for name, w in learned if is_matrix(name, w) and kept(name)] if bits else []
        self.most = 2 ** ((bits or 8) - 1) - 1
        self.steps = 0

    def rounded(self, w, scale):
        return (w / scale).round_().clamp_(-self.most - 1, self.most).mul_(scale)

    def scale_of(self, w):
        tries = torch.stack([w.abs().amax(1, keepdim=True) * share / self.most + 1e-9 for share in (1.0, 0.9, 0.8, 0.7, 0.6)])
        errors = torch.stack([(self.rounded(w, scale) - w).square().sum(1, keepdim=True) for scale in tries])
        return tries.gather(0, errors.argmin(0, keepdim=True))[0]

    def __enter__(self):
        if not self.matrices:
            return
        if self.steps % STEADY == 0:
            self.scales = [self.scale_of(w) for w in self.matrices]
        self.steps += 1
        self.behind = [w.clone() for w in self.matrices]
        torch._foreach_copy_(self.matrices, [self.rounded(w, scale) for w, scale in zip(self.matrices, self.scales)])

    def __exit__(self, *_):
        if self.matrices:
            torch._foreach_copy_(self.matrices, self.behind)
